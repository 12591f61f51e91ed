/** For readers who chose Python, on pages whose programs are all in Rust; styles decide when it is shown. */
export function RustOnlyNote() {
  return (
    <p data-markdown="skip" className="rust-alone mb-8 max-w-[70ch] border-accent-line border-l-4 pl-4">
      <strong>Rust only:</strong> the programs on this page.{" "}
      <a href="/docs/api#from-rust-to-python" className="text-accent underline underline-offset-4">
        One table
      </a>{" "}
      lists what is different in Python.
    </p>
  );
}
