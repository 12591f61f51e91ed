import type { Plugin } from "vite";

const insertion = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

/**
 * The toast library adds its styles as a style element, which the content security policy blocks. A constructed style
 * sheet is allowed, because the policy guards against text that becomes markup.
 */
export function sheetPlugin(): Plugin {
  return {
    name: "adopted-sheet",
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: adoptSheet(code), map: null }),
    },
  };
}

export function adoptSheet(code: string): string {
  if (!insertion.test(code)) {
    throw new Error("The toast library adds its styles in another way now; see plugins/sheet-plugin.ts.");
  }
  return code.replace(
    insertion,
    `function __insertCSS(code) {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`,
  );
}
