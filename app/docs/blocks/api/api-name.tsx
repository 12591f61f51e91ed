import { Fragment } from "react";

/** A name in code, which may break between its words, but not inside one. */
export function ApiName({ name }: { name: string }) {
  return name.split(/(?<=::|_)/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
