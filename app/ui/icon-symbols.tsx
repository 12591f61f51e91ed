import { drawings } from "virtual:icon-drawings";
import { takeUsedIcons } from "./icon.tsx";

/** The drawings of all icons on the page, once each. Must be the last thing that the page renders. */
export function IconSymbols() {
  return (
    <svg aria-hidden="true" className="hidden">
      {takeUsedIcons().map((name) => (
        <symbol
          key={name}
          id={`icon-${name}`}
          viewBox="0 0 24 24"
          dangerouslySetInnerHTML={{ __html: drawings[name] }}
        />
      ))}
    </svg>
  );
}
