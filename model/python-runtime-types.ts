/** The Python interpreter that the site publishes for running programs in the page: model/python-runtime.ts. */
export interface PythonRuntime {
  /** URL path of the folder with the interpreter and the library's wheel. */
  folder: string;
  wheel: string;
  /** The interpreter's version information. */
  info: { python: string } & Readonly<Record<string, string>>;
  /** Size of the interpreter when it is unpacked. */
  bytes: number;
  /** Size of its download if the server sends compressed files. */
  sentBytes: number;
}
