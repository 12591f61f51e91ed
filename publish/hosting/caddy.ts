import { errorPages } from "#model/paths.ts";
import { compressibleEndings, defaultType, fileTypes, plainFiles, plainType } from "../file-types.ts";
import {
  cacheControl,
  type Hosting,
  hostFiles,
  immutableFolders,
  notFoundMarkdown,
  wrongMethod,
} from "./description.ts";
import { type HeaderTable, headerTables } from "./header-tables.ts";
import { lines } from "./lines.ts";
import {
  htmlIsFirst,
  htmlWeight,
  markdownWeight,
  markdownWins,
  type WeightRule,
} from "./markdown-preference.ts";

/** A complete configuration of Caddy 2.6 or newer for the site. `SITE_ADDRESS=example.org` has it fetch certificates. */
export function caddyConfiguration(hosting: Hosting): string {
  const tables = headerTables(hosting);
  const varying = tables.filter((table) => table.isVarying);
  return `# Made by the build from publish/hosting; the next build writes it again. docs/hosting.md says how it is used.
{
	admin {$CADDY_ADMIN:localhost:2019}
}

{$SITE_ADDRESS:http://:8080} {
	bind {$BIND:127.0.0.1}
	root * {$SITE_ROOT:client}

	# Would the reader rather have Markdown? See publish/hosting/markdown-preference.ts.
	map {http.request.header.Accept} {markdown_weight} {
${lines(markdownWeight, weightLine)}
		default 0
	}
	map {http.request.header.Accept} {html_weight} {
${lines(htmlWeight, weightLine)}
		default 0
	}
	map {http.request.header.Accept} {tie} {
		\`~(?i)${htmlIsFirst}\` html
		default markdown
	}
	map "{markdown_weight} {html_weight} {tie}" {markdown} {
${lines(markdownWins, (expression) => `\t\t\`~${expression}\` yes`)}
		default no
	}
	map {query} {rest} {
		\`~^(.+)$\` "?\${1}"
		default ""
	}

	# What answers carry, by the file that is sent.
${lines(varying, headerTable)}
	map {path} {type} {
${lines(Object.entries(fileTypes), ([ending, type]) => `\t\t\`~\\${ending}$\` "${type}"`)}
		\`~^${plainFiles}$\` "${plainType}"
		default "${defaultType}"
	}
	map {path} {cache} {
		/500.html no-store
${lines(immutableFolders, (folder) => `\t\t\`~^${folder}\` "${cacheControl.asset}"`)}
		default "${cacheControl.page}"
	}
	map "{markdown}{path}" {vary} {
		\`~\\.html$\` "Accept, Accept-Encoding"
		\`~^yes.*\\.md$\` "Accept, Accept-Encoding"
		\`~\\.(${compressibleEndings.join("|")})$\` Accept-Encoding
		default ""
	}

	route {
${commonHeaders(tables)}
		@wrong_method not method GET HEAD
		header @wrong_method Allow "GET, HEAD"
		respond @wrong_method "${wrongMethod.trim()}" 405

		@slash path_regexp slash ^/+([\\w.~-][\\w./~-]*?)/+$
${lines(hosting.redirects, ({ from, to, status }) => `\t\tredir ${from} ${to}{rest} ${status}\n\t\tredir ${from}/ ${to}{rest} ${status}`)}
		redir @slash /{re.slash.1}{rest} 308

		@hidden {
			path */index.html ${hiddenFiles.join(" ")} *.br *.gz
			not path *.tar.gz
		}
		error @hidden 404
		@twin {
			expression {markdown} == "yes"
			file {
				try_files {path}.md {path}index.md
			}
		}
		header @twin Content-Location {file_match.relative}
		rewrite @twin {file_match.relative}
		rewrite / /index.html
		try_files {path} {path}/index.html
		@missing not file {path}
		error @missing 404

${fileAnswer(varying, "\t\t")}
	}

	handle_errors {
${commonHeaders(tables)}
		@markdown expression {err.status_code} == 404 && ({markdown} == "yes" || {path}.endsWith(".md"))
		@page expression {err.status_code} == 404
		handle @markdown {
			header {
				Content-Type "${fileTypes[".md"]}"
				Vary "Accept, Accept-Encoding"
			}
			respond "${notFoundMarkdown.trim()}" 404
		}
		handle @page {
			@docs path /docs /docs/*
			route {
				rewrite @docs /docs/404.html
				@other not path /docs/404.html
				rewrite @other /404.html
${fileAnswer(varying, "\t\t\t\t")}
			}
		}
		@failure expression {err.status_code} >= 500
		handle @failure {
			route {
				rewrite * /500.html
${fileAnswer(varying, "\t\t\t\t")}
			}
		}
		respond {err.status_code}
	}
}
`;
}

const hiddenFiles = [...errorPages.map((path) => `${path}.html`), ...hostFiles.map((name) => `/${name}`)];

const firstGroup = `"\${1}"`;

function weightLine({ expression, weight }: WeightRule): string {
  return `\t\t\`~(?i)${expression}\` ${weight === "captured" ? firstGroup : weight}`;
}

function headerTable(table: HeaderTable): string {
  const rules = [
    ...table.byFile.map(([file, value]) => `${file} "${value}"`),
    ...table.byFolder.map(([folder, value]) => `\`~^${folder}\` "${value}"`),
    `default "${table.otherwise}"`,
  ];
  return `\tmap {path} {${table.variable}} {\n${lines(rules, (rule) => `\t\t${rule}`)}\n\t}`;
}

/** Headers of every response; those of files come after them. */
function commonHeaders(tables: readonly HeaderTable[]): string {
  const headers = [["Cache-Control", "no-store"], ...tables.map(({ name, otherwise }) => [name, otherwise])];
  return `\t\theader {\n${lines(headers, ([name, value]) => `\t\t\t${name} "${value}"`)}\n\t\t}`;
}

/** Sends the file at the current path, with its headers. In `handle_errors` the status is the error's. */
function fileAnswer(tables: readonly HeaderTable[], indent: string): string {
  const headers = [
    ["Content-Type", "{type}"],
    ["Cache-Control", "{cache}"],
    ...tables.map(({ name, variable }) => [name, `{${variable}}`]),
  ];
  return [
    "header {",
    ...headers.map(([name, value]) => `\t${name} ${value}`),
    "}",
    '@varied expression {vary} != ""',
    "header @varied Vary {vary}",
    "file_server {",
    "\tprecompressed br gzip",
    "\tdisable_canonical_uris",
    "}",
  ]
    .map((line) => indent + line)
    .join("\n");
}
