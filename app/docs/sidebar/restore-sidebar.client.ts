// Runs right after the sidebar's markup, before first paint: the sidebar looks as it did on the page before.
import { restoreSidebar } from "./sidebar-state.ts";

restoreSidebar();
