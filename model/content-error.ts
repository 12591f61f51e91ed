/** All problems found in the content; each names its file and what to write. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The content has ${problems.length} problem${problems.length === 1 ? "" : "s"}:\n- ${problems.join("\n- ")}`,
    );
    this.name = "ContentError";
  }
}
