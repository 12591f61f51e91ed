/** What the build says about the files of the site that are worth keeping: publish/offline-files.ts. */
export interface OfflineFiles extends FileGroup {
  /** Names the build. */
  version: string;
  pages: number;
  /** What runs Python programs in the page, which readers save only if they choose to. */
  python: FileGroup;
}

export interface FileGroup {
  /** What they take on the device, and on their way to it. */
  bytes: number;
  sentBytes: number;
  /** Address and content hash of each. */
  files: readonly (readonly [path: string, hash: string])[];
}
