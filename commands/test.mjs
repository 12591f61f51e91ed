import { ensureBuild, ensureDependencies, ensureTestTools, run } from "./setup.mjs";
import { ensureWebServers } from "./web-servers.mjs";

ensureDependencies();
ensureTestTools();
ensureWebServers();
run("Format and lint", "npm", ["run", "--silent", "lint"]);
run("Types", "npm", ["run", "--silent", "types"]);
run("Dead code", "npm", ["run", "--silent", "dead-code"]);
run("Spelling", "npm", ["run", "--silent", "spelling"]);
run("Unit and content tests", "npm", ["run", "--silent", "test:unit"]);
run("Samples", "npm", ["run", "--silent", "test:samples"]);
ensureBuild({ title: "Building the site", folder: "build" });
ensureBuild({ title: "Building the design review", folder: "build-review", env: { DESIGN_REVIEW: "1" } });
run("Site tests", "npm", ["run", "--silent", "test:site"]);
run("Hosting tests", "npm", ["run", "--silent", "test:hosting"]);
run("Browser tests", "npm", ["run", "--silent", "test:e2e"]);
