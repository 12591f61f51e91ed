import { Heading } from "#app/docs/heading.tsx";
import { CodeBlock, ExpectedOutput, Signature } from "#app/ui/code-block.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { LanguageBlocks } from "#app/ui/in-language.tsx";
import type { ApiFunction, ApiGroup as Group } from "#model/api/api-types.ts";
import { pythonName } from "#model/api/python-name.ts";
import { ApiName } from "./api-name.tsx";
import { ApiParts } from "./api-parts.tsx";
import { ApiSummary } from "./api-summary.tsx";
import { OneLanguage } from "./one-language.tsx";

/** Functions with an example that calls them, under the first one, which names it. */
export function ApiGroup({ group }: { group: Group }) {
  const { functions, sample, pythonSample, rustOnly, output } = group;
  const title = functions[0]?.name ?? "";
  const program = <CodeBlock sample={sample} title={title} />;
  const [first, ...others] = functions;
  return (
    <div className="api-group">
      {first && <FunctionEntry entry={first} />}
      {pythonSample ? (
        <LanguageBlocks
          rust={program}
          python={<CodeBlock sample={pythonSample} title={pythonName(title)} />}
        />
      ) : (
        program
      )}
      <OneLanguage name="Rust" reason={rustOnly} />
      <ExpectedOutput sample={output} title="What it prints" plot={false} />
      {others.map((one) => (
        <FunctionEntry key={one.id} entry={one} />
      ))}
    </div>
  );
}

function FunctionEntry({ entry }: { entry: ApiFunction }) {
  const { id, name, signature, pythonSignature, rustOnly, summary, parameters, returns, errors } = entry;
  return (
    <div className="api-entry">
      <Heading level={3} id={id} data-markdown="code">
        <ApiName name={name} python={pythonSignature ? undefined : name} />
      </Heading>
      <Signature language={pythonSignature ? "rust" : undefined} html={signature} />
      {pythonSignature && <Signature language="python" html={pythonSignature} />}
      <OneLanguage name="Rust" reason={rustOnly} />
      <ApiSummary text={summary} />
      <ApiParts title="Parameters" parts={parameters} />
      {returns && (
        <p className="text-sm">
          <strong>Returns</strong> <CodeText text={returns} />
        </p>
      )}
      <ApiParts title="Errors" parts={errors} />
    </div>
  );
}
