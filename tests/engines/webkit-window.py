#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, so that it can have any width. WebKitWebDriver starts it.

WEBKIT_CONSOLE names the file for console messages, WEBKIT_DATA a folder for the profile.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

console = os.open(
    os.environ["WEBKIT_CONSOLE"], os.O_WRONLY | os.O_CREAT | os.O_APPEND
)
os.dup2(console, 1)
os.dup2(console, 2)

# Console messages and service workers need a profile on disk.
data = os.environ["WEBKIT_DATA"]
manager = WebKit2.WebsiteDataManager(
    base_data_directory=f"{data}/data", base_cache_directory=f"{data}/cache"
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def create_view(session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


def start(context, session):
    # The driver needs a name and a version, but the tests request no particular ones.
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(2, 50, 6)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
