// npm run new docs/concepts/energy: creates a docs page, as a draft.
import { createPage, nextSteps } from "./page-scaffold.ts";

const [path, ...others] = process.argv.slice(2);
try {
  if (path === undefined || others.length > 0)
    throw new Error("Write one path, such as: npm run new docs/concepts/energy");
  const page = createPage(path);
  console.log(`Created ${page.file}. Next:`);
  for (const [index, step] of nextSteps(page).entries()) console.log(`${index + 1}. ${step}`);
} catch (error) {
  // Authors need what to write instead, not a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
