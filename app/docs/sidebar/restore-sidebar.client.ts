// Runs right after the sidebar's markup, before first paint, and restores the sidebar of the previous page.
import { restoreSidebar } from "./sidebar-state.ts";

restoreSidebar();
