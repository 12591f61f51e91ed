import { Fragment } from "react";
import { pythonName } from "#model/api/python-name.ts";
import { InLanguage } from "./in-language.tsx";

/** Text from a record in which `backticks` mark code. */
export function CodeText({ text }: { text: string }) {
  return [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: words, 1: code, index }) => (
    <Fragment key={index}>{code === undefined ? unbroken(words) : <CodeName name={code} />}</Fragment>
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

// Ranges, numbers with units, and coordinates: 0.0-1.0, 150 ms, (0.0, 0.0).
const whole =
  /(\d[\d.,]*-\d[\d.]*(?: (?:s|min|hours)\b)?|\d[\d.]* (?:s|ms|min|px|kB|MB)\b|\(-?[\d.]+, -?[\d.]+\))/;

/** Numbers that belong together stay on one line. */
function unbroken(text: string) {
  return text.split(whole).map((part, index, parts) => {
    const key = parts.slice(0, index + 1).join("");
    return index % 2 === 1 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{breakable(part)}</Fragment>
    );
  });
}

/** A path may continue on the next line after each slash but the first, instead of anywhere. */
function breakable(text: string) {
  return text.split(/(?<=\w\/)(?=\w)/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join("")}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
