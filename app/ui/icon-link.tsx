import type { IconName } from "#content/schema.ts";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { ExternalLink } from "./links.tsx";

interface IconLinkProps {
  href: string;
  label: string;
  icon: IconName;
  className?: string;
}

/** An external link shown as an icon, with its name for assistive technology and as a tooltip. */
export function IconLink({ href, label, icon, className = "" }: IconLinkProps) {
  return (
    <ExternalLink
      href={href}
      arrow={false}
      data-tooltip={label}
      className={`${buttonClass({ variant: "ghost", size: "icon" })} ${className}`}
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </ExternalLink>
  );
}
