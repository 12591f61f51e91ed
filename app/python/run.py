"""Runs a program as `python3 program.py` would, inside the page's interpreter."""

import asyncio
import linecache
import sys
import time
import traceback

FILE = "program.py"


class _Timers:
    """Has no sockets to wait for, only the time until the next timer."""

    def select(self, timeout):
        if timeout:
            time.sleep(timeout)
        return []


class _Loop(asyncio.BaseEventLoop):
    """An event loop that blocks, as `asyncio.run` expects. The interpreter's own loop can't."""

    def __init__(self):
        super().__init__()
        self._selector = _Timers()

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass


def run(source):
    """Runs the program and returns whether it ended without an exception."""
    asyncio.events._set_running_loop(None)
    asyncio.events.new_event_loop = _Loop
    asyncio.new_event_loop = _Loop
    sys.stdout.reconfigure(line_buffering=True)
    sys.argv = [FILE]
    # So that a traceback can show the lines of the program.
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    main = sys.modules["__main__"].__dict__
    main.clear()
    main.update(__name__="__main__", __file__=FILE, __builtins__=__builtins__)
    try:
        exec(compile(source, FILE, "exec"), main)
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        return end.code in (None, 0)
    except BaseException as error:
        # The first frame is this function.
        trace = error.__traceback__
        traceback.print_exception(type(error), error, trace and trace.tb_next)
        return False
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return True
