// A frame has 16 ms, and a slow processor takes four times as long as the one this was measured on.
const sliceMilliseconds = 3;

/** Does long work piece by piece, and lets the page do its own in between. Returns how to give up. */
export function inSlices<Result>(
  work: Generator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function workOn() {
    const end = performance.now() + sliceMilliseconds;
    do {
      const { done, value } = work.next();
      if (done) return onDone(value);
    } while (performance.now() < end);
    timer = setTimeout(workOn);
  }
  timer = setTimeout(workOn);
  return () => clearTimeout(timer);
}
