import { missingEngine } from "#commands/engines.mjs";
import { checkEngine } from "./engine-suite.ts";
import { openWebKit } from "./webkit-page.ts";

checkEngine(openWebKit, missingEngine("WebKit"));
