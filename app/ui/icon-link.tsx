import type { IconName } from "#content/schema.ts";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { ExternalLink } from "./links.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconLinkProps {
  href: string;
  label: string;
  icon: IconName;
}

/** An external link shown as an icon; its name is there for assistive technology and as a tooltip. */
export function IconLink({ href, label, icon }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <ExternalLink href={href} arrow={false} className={buttonClass({ variant: "ghost", size: "icon" })}>
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </ExternalLink>
    </Tooltip>
  );
}
