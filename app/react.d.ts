import type { MarkdownRole } from "#model/markdown-roles.ts";

// Attributes with a hyphen are only checked if they are declared.
declare module "react" {
  interface HTMLAttributes<T> {
    "data-markdown"?: MarkdownRole;
  }
}
