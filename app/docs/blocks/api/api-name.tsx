import { Fragment } from "react";
import { InLanguage } from "#app/ui/in-language.tsx";
import { pythonName } from "#model/api/python-name.ts";

interface ApiNameProps {
  name: string;
  /** The Python name; derived by the usual rule when omitted. */
  python?: string | undefined;
}

/** A name in code, which may wrap between its words but not inside one. */
export function ApiName({ name, python = pythonName(name) }: ApiNameProps) {
  return <InLanguage rust={name} python={python} start={breakable} end={afterBreak} />;
}

function afterBreak(text: string) {
  return (
    text && (
      <>
        <wbr />
        {breakable(text)}
      </>
    )
  );
}

function breakable(text: string) {
  return text.split(/(?<=_)/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
