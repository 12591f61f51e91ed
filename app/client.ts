// The script of every page. Modules register their event handlers when they are imported.
import "./ui/report-errors.client.ts";
import "./docs/heading.client.ts";
import "./docs/page-menu.client.ts";
import "./figures/figure-setting.client.ts";
import "./offline/offline-button.client.ts";
import { openSharedProgram } from "./python/run-button.client.ts";
import "./sections/getting-started/back-button.client.ts";
import "./ui/copy-button.client.ts";
import "./ui/tooltip.client.ts";
import { startOnThisPage } from "./docs/on-this-page.client.ts";
import { startSidebar } from "./docs/sidebar/sidebar.client.ts";
import { startIslands } from "./islands/islands.client.ts";
import { startOffline } from "./offline/start-offline.client.ts";
import { startStoredPages } from "./offline/stored-pages.client.ts";
import { logMissingPath } from "./pages/not-found.client.ts";
import { startPrefetch } from "./prefetch.client.ts";
import { startSearch } from "./search/search.client.ts";
import { followAddress } from "./ui/closed-content.ts";
import { startCodeBlocks } from "./ui/code-block.client.ts";
import { showDeferredContent } from "./ui/deferred-content.ts";
import { handleEarlyEvents } from "./ui/delegate.ts";
import { startScrollAreas } from "./ui/scroll-area.client.ts";
import { startTabs } from "./ui/tabs.client.ts";
import { followTheme } from "./ui/theme.ts";
import { loadWebFont } from "./ui/web-font.ts";

// Built pages inline their styles; in development they are modules that update in place.
if (import.meta.env.DEV) await import("./styles/design.css");

followTheme();
startTabs();
startCodeBlocks();
followAddress();
openSharedProgram();
startSidebar();
startOnThisPage();
startScrollAreas();
startSearch();
startPrefetch();
logMissingPath();
handleEarlyEvents();
startIslands();
startOffline();
startStoredPages();
showDeferredContent();
loadWebFont();
// Few pages have notes, which work without it.
if (document.querySelector("[data-note]")) import("./ui/note.client.ts").catch(() => {});
