import type { MarkdownRole } from "#model/markdown-roles.ts";

// A name with a hyphen is checked only if it is declared.
declare module "react" {
  interface HTMLAttributes<T> {
    "data-markdown"?: MarkdownRole;
  }
}
