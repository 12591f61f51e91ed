/** Addresses come from anywhere; one that is not valid percent-encoding is taken as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
