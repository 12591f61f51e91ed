/**
 * The accessible name of something that is named after a function. Its name in the other language is hidden;
 * Playwright puts spaces in its place, while browsers don't.
 */
export function apiName(name: string): RegExp {
  return new RegExp(
    `^${name.replace(/ ?(::|\.) ?/, (_, sign: string) => ` ?${sign.replace(".", "\\.")} ?`)}$`,
  );
}
