/** Size of the social image, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The path of a page's social image. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.png`;
}
