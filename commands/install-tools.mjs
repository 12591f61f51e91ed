// Installs what the tests need besides packages. A program of its own, so that npm test can run it beside npm install.
import { ensureEngines } from "./engines.mjs";
import { ensureTestTools } from "./setup.mjs";
import { ensureWebServers } from "./web-servers.mjs";

ensureTestTools();
ensureWebServers();
ensureEngines();
