import type { ComponentProps } from "react";

/** First on every page that has navigation before its content. */
export function SkipLink(props: Omit<ComponentProps<"a">, "href" | "children" | "className">) {
  return (
    <a
      href="#content"
      className="z-50 rounded-lg bg-accent px-4 py-2 text-on-accent not-focus:sr-only focus:fixed focus:top-2 focus:left-2"
      {...props}
    >
      Skip to content
    </a>
  );
}
