/** What the build says about the files of the site that are worth keeping: publish/offline-files.ts. */
export interface OfflineFiles {
  /** Names the build. */
  version: string;
  /** What they take on the device, and on their way to it. */
  bytes: number;
  sentBytes: number;
  pages: number;
  /** Address and content hash of each. */
  files: readonly (readonly [path: string, hash: string])[];
}
