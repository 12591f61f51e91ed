import { Fragment } from "react";

/** Text from a record in which `backticks` mark code. */
export function CodeText({ text }: { text: string }) {
  return [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: words, 1: code, index }) => (
    <Fragment key={index}>{code === undefined ? words : <code>{code}</code>}</Fragment>
  ));
}
