import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Vite's record of a package whose code is in a script. */
export interface PackageLicense {
  name: string;
  version: string;
  /** Such as MIT. */
  identifier?: string;
  text?: string;
}

/** Packages that pages use although no script contains them: the font and the icons. */
const shown = ["@fontsource/bricolage-grotesque", "lucide-react"];

/** The licenses of all third-party work that the site publishes. */
export function thirdPartyLicenses(bundled: readonly PackageLicense[]): string {
  const packages = [...bundled, ...shown.map(readLicense), ...interpreter()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const notices = packages.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} has no license file.`);
    return [`${name} ${version} (${identifier ?? "see below"})`, text].join("\n\n");
  });
  return `${["This site includes software, a font and icons by others.", ...notices].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function readLicense(name: string): PackageLicense {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { name, version, identifier: license, text: readFileSync(join(folder, "LICENSE"), "utf8").trim() };
}

/** The interpreter for Python programs. Its package has no license file. */
function interpreter(): PackageLicense[] {
  const { version, license } = JSON.parse(readFileSync("node_modules/pyodide/package.json", "utf8"));
  const lock = JSON.parse(readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
  return [
    {
      name: "pyodide",
      version,
      identifier: license,
      text: `This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not
distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.

The source code is at https://github.com/pyodide/pyodide, tag ${version}.`,
    },
    {
      name: "CPython",
      version: lock.info.python,
      identifier: "PSF-2.0",
      text: readFileSync("publish/licenses/cpython.txt", "utf8").trim(),
    },
  ];
}
