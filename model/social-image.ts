/** Size of the picture that a shared link shows, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Where the social image of a page is. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
