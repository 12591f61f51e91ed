const preload = /<link rel="modulepreload" href="[^"]+"\/>/g;
const start = /<script type="module" async="">((?:import [^;]+;\s*)+)/;

/** Waits until the reader sees the page. A page that nobody looks at has nothing to wait for. */
const painted =
  'await new Promise((go)=>{if(document.hidden)go();setTimeout(go,1500);new PerformanceObserver(go).observe({type:"paint",buffered:true})});';

/**
 * Puts the scripts of a built page behind its content: the browser hears of them when it has the text, so that they
 * do not share a slow line with it, and they start when it is painted.
 */
export function scriptsLast(html: string): string {
  if (!start.test(html))
    throw new Error("The router writes its scripts differently now; see tools/scripts-last.ts.");
  const preloads = html.match(preload) ?? [];
  return html
    .replaceAll(preload, "")
    .replace(start, (script) => `${preloads.join("")}${script.trimEnd()}\n${painted}`);
}
