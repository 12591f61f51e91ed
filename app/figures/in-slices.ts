// A frame is 16 ms, and a slow CPU takes four times as long as the one this was measured on.
const sliceMilliseconds = 3;

/** Does long work in slices, so that the page stays responsive. Returns a function that cancels it. */
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
