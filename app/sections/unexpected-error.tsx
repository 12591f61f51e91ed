import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { addresses } from "#content/site.ts";

interface UnexpectedErrorProps {
  /** Status text of a response, or the message of the error. */
  detail: string;
  stack?: string;
}

export function UnexpectedError({ detail, stack }: UnexpectedErrorProps) {
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 px-4 py-16">
      <title>Unexpected Application Error!</title>
      <h1 className="font-semibold text-4xl">Unexpected Application Error!</h1>
      <p className="rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-danger">{detail}</p>
      <p className="text-muted">
        Reload the page to try again. If it happens again, please report it with the text above.
      </p>
      <p className="flex flex-wrap gap-3">
        {/* A plain link: it starts the application afresh. */}
        <a href="/" className={buttonClass()}>
          Go to the home page
        </a>
        <ExternalLink href={addresses.issues} className={buttonClass({ variant: "secondary" })}>
          Report it
        </ExternalLink>
      </p>
      {stack && <pre className="overflow-x-auto rounded-lg bg-sunken p-4 font-mono text-sm">{stack}</pre>}
    </main>
  );
}
