/** The build's list of files that can be cached: publish/offline-files.ts. */
export interface OfflineFiles extends FileGroup {
  /** Identifies the build. */
  version: string;
  pages: number;
  /** The Python interpreter, which readers can choose to save. */
  python: FileGroup;
}

export interface FileGroup {
  /** Their size on the device and as a download. */
  bytes: number;
  sentBytes: number;
  /** Path and content hash of each. */
  files: readonly (readonly [path: string, hash: string])[];
}
