import type { ComponentProps } from "react";

interface HeadingProps extends ComponentProps<"h2"> {
  level: 2 | 3;
}

const linkLabelId = "link-to";

/** The first words of the names of all links to headings. The rest is the heading, in the reader's language. */
export function HeadingLinkLabel() {
  return (
    <span id={linkLabelId} hidden>
      Link to:
    </span>
  );
}

/**
 * A heading with an anchor link, which copies the address (heading.client.ts). The link is beside the heading, so
 * that lists of headings read well, and in the margin before it, where a late font doesn't move it.
 */
export function Heading({ level, id, children, ...rest }: HeadingProps) {
  const Tag = level === 2 ? "h2" : "h3";
  if (id === undefined) return <Tag {...rest}>{children}</Tag>;
  return (
    <div className={level === 2 ? "heading" : "heading subheading"}>
      <Tag id={id} {...rest}>
        {children}
      </Tag>
      <a href={`#${id}`} data-plain="" data-copy-link="" aria-labelledby={`${linkLabelId} ${id}`} />
    </div>
  );
}
