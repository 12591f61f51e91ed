/** Formats a size in the unit that devices show: "2.3 MB". */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
}
