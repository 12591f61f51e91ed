import { type ComponentProps, isValidElement, type ReactNode } from "react";

interface HeadingProps extends ComponentProps<"h2"> {
  level: 2 | 3;
  /** The heading's words, where its children do not spell them out. */
  name?: string;
}

/**
 * A heading with an anchor link, which copies the address (heading.client.ts). The link is beside the heading, so
 * that lists of headings read well, and in the margin before it, where a late font doesn't move it.
 */
export function Heading({ level, id, name, children, ...rest }: HeadingProps) {
  const Tag = level === 2 ? "h2" : "h3";
  if (id === undefined) return <Tag {...rest}>{children}</Tag>;
  const words = name ?? textOf(children);
  return (
    <div className={level === 2 ? "heading" : "heading subheading"}>
      <Tag id={id} {...rest}>
        {children}
      </Tag>
      <a href={`#${id}`} data-plain="" data-copy-link="" aria-label={`Link to: ${words}`} />
    </div>
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}
