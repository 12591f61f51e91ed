import { missingEngine } from "#commands/engines.mjs";
import { checkEngine } from "./engine-suite.ts";
import { openFirefox } from "./playwright-page.ts";

checkEngine(openFirefox, missingEngine("Firefox"));
