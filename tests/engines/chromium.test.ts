import { checkEngine } from "./engine-suite.ts";
import { openChromium } from "./playwright-page.ts";

checkEngine(openChromium);
