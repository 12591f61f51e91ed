import { type ComponentProps, isValidElement, type ReactNode } from "react";
import { copyText } from "#app/lib/clipboard.ts";
import { notify, prepareToasts } from "#app/ui/notify.ts";
import { SectionLink } from "./section-link.tsx";

interface HeadingProps extends ComponentProps<"h2"> {
  level: 2 | 3;
  /** The heading's words, where its children do not spell them out. */
  name?: string;
}

/**
 * A heading with its own address. The link stands beside it, so that lists of headings read well, and in the
 * margin before it, where a late font does not move it.
 */
export function Heading({ level, id, name, children, ...rest }: HeadingProps) {
  const Tag = level === 2 ? "h2" : "h3";
  if (id === undefined) return <Tag {...rest}>{children}</Tag>;
  const words = name ?? textOf(children);
  return (
    <div className="heading">
      <Tag id={id} {...rest}>
        {children}
      </Tag>
      <SectionLink
        section={id}
        data-plain=""
        aria-label={`Link to: ${words}`}
        onPointerEnter={prepareToasts}
        onFocus={prepareToasts}
        onGo={() => copyLink(id, words)}
      />
    </div>
  );
}

async function copyLink(id: string, words: string): Promise<void> {
  const isCopied = await copyText(new URL(`#${id}`, location.href).href);
  notify(
    isCopied
      ? `Copied link to: ${words}`
      : "The browser refused the clipboard. The link is in the address bar: copy it from there.",
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}
