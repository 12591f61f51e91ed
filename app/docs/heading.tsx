import type { ComponentProps } from "react";

interface HeadingProps extends ComponentProps<"h2"> {
  level: 2 | 3;
}

const linkLabelId = "link-to";

/** Prefix of the accessible name of heading links. The rest is the heading, in the reader's language. */
export function HeadingLinkLabel() {
  return (
    <span id={linkLabelId} hidden>
      Link to:
    </span>
  );
}

/**
 * A heading with an anchor link after it, which copies the URL (heading.client.ts). The link is not part of the heading,
 * so that lists of headings read well.
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
