import { Fragment } from "react";
import { pythonName } from "#model/api/python-name.ts";
import { InLanguage } from "./in-language.tsx";

/** Text from a record in which `backticks` mark code. */
export function CodeText({ text }: { text: string }) {
  return [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: words, 1: code, index }) => (
    <Fragment key={index}>{code === undefined ? breakable(words) : <CodeName name={code} />}</Fragment>
  ));
}

/** Inline code. Names of the library are shown in the reader's language. */
export function CodeName({ name }: { name: string }) {
  return (
    <code>
      <InLanguage rust={name} python={pythonName(name)} start={breakable} />
    </code>
  );
}

/** A path may continue on the next line after each slash, instead of anywhere. */
function breakable(text: string) {
  return text.split(/(?<=\/)(?=\w)/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join("")}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
