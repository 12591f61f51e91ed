/**
 * Content negotiation for servers with only regular expressions: the rule of the built-in server
 * (server/negotiation.ts), with weights compared by their first decimal.
 */

/** Where to find a weight in an Accept header, in order: an expression, and its capture or a fixed value. */
export interface WeightRule {
  expression: string;
  weight: "captured" | "1";
}

export const markdownWeight: readonly WeightRule[] = weightsOf("text/markdown");

export const htmlWeight: readonly WeightRule[] = [
  ...weightsOf("text/html"),
  ...weightsOf(String.raw`text/\*`),
  ...weightsOf(String.raw`\*/\*`),
];

/** Whether HTML comes before Markdown, and so wins if the weights are equal. */
export const htmlIsFirst = "text/html.*text/markdown";

/** Expressions for `<weight of Markdown> <weight of HTML> <tie winner>`: a match means Markdown. */
export const markdownWins: readonly string[] = [
  String.raw`^1\S* 0`,
  String.raw`^1\S* 1\S* markdown$`,
  ...Array.from({ length: 9 }, (_, index) => index + 1).flatMap((digit) => [
    String.raw`^0\.${digit} 0(\.[0-${digit - 1}])? `,
    String.raw`^0\.${digit} 0\.${digit} markdown$`,
  ]),
];

function weightsOf(name: string): WeightRule[] {
  const entry = String.raw`(?:^|,)\s*${name}\s*`;
  return [
    { expression: String.raw`${entry}(?:;[^,]*)?;\s*q=([01](?:\.[0-9])?)`, weight: "captured" },
    { expression: `${entry}(?:;|,|$)`, weight: "1" },
  ];
}
