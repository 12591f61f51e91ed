import { Section } from "#app/sections/section.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { chatTool } from "#content/home.ts";
import { ChatTerminal } from "./chat-terminal.tsx";

export function ChatTool() {
  return (
    <div className="border-line border-y bg-raised">
      <Section id="chat" title={chatTool.name} lead={chatTool.lead}>
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
            {chatTool.highlights.map(({ title, description, badge }) => (
              <li key={title}>
                <ValueBadge value={badge} />
                <h3 className="mt-2 font-semibold text-lg">{title}</h3>
                <p className="mt-1 text-muted">{description}</p>
              </li>
            ))}
          </ul>
          <ChatTerminal />
        </div>
        <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-4">
          {chatTool.links.map(({ name, url, description }) => (
            <li key={url}>
              <ExternalLink href={url} className={buttonClass({ variant: "secondary" })}>
                {name}
              </ExternalLink>
              <p className="mt-1 text-muted text-sm">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
