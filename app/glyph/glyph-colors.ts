/**
 * The colors of a body, from violet for a slow metabolism over blue, green and yellow to orange for a fast one. They
 * are the same in every theme, on paper and in images: a light fill inside a dark line is visible on any background.
 */
export function glyphColors(metabolism: number): { fill: string; line: string } {
  const hue = coldest + (hottest - coldest) * metabolism;
  return { fill: hex(0.82, 0.115, hue), line: hex(0.4, 0.085, hue) };
}

/** The colors of a fossil. */
export const bone = { fill: "#e8dfc8", line: "#5c5340" };

const coldest = 318;
const hottest = 48;

/** Converts OKLCH to sRGB in hexadecimal digits, which every renderer understands. */
function hex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const digits = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((light) => {
    const clipped = Math.min(Math.max(light, 0), 1);
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
