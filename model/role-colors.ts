import { readFileSync } from "node:fs";
import { transform } from "lightningcss";

const role = /--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g;

/**
 * The role colors of app.css in hexadecimal, for formats that support no other: images and the web manifest. Roles
 * keep their names.
 */
export function roleColors(theme: "light" | "dark", css = readFileSync("app/styles/base.css", "utf8")) {
  const colors = new Map(
    [...css.matchAll(role)].map(([, name, light, dark]) => [name, theme === "light" ? light : dark]),
  );
  const converted = new Map<string, string>();
  return (name: string): string => {
    const color = colors.get(name);
    if (!color) throw new Error(`app.css has no role color --${name}: light-dark(oklch(...), oklch(...)).`);
    const hexadecimal = converted.get(name) ?? asHexadecimal(color);
    converted.set(name, hexadecimal);
    return hexadecimal;
  };
}

function asHexadecimal(color: string): string {
  const { code } = transform({
    filename: "color.css",
    code: Buffer.from(`a{color:${color}}`),
    // For a browser without oklch, a hexadecimal fallback comes first.
    targets: { chrome: 80 << 16 },
  });
  const [hexadecimal] = /#[0-9a-f]{3,8}\b/.exec(code.toString()) ?? [];
  if (!hexadecimal) throw new Error(`${color} has no hexadecimal form.`);
  return hexadecimal;
}
