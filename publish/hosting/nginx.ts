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

/** The default address. */
export const nginxAddress = "127.0.0.1:8080";

/** A complete configuration of nginx 1.22 or newer for the site. Paths are relative to the prefix (`nginx -p`). */
export function nginxConfiguration(hosting: Hosting): string {
  const tables = headerTables(hosting);
  const statuses = [...new Set(hosting.redirects.map(({ status }) => status))];
  return `# Made by the build from publish/hosting; the next build writes it again. docs/hosting.md says how it is used.
worker_processes auto;
pid nginx.pid;
error_log stderr;
events { worker_connections 1024; }

http {
  types {
${lines(Object.entries(fileTypes), ([ending, type]) => `    ${quote(type)} ${ending.slice(1)};`)}
  }
  default_type "text/plain; charset=utf-8";
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  absolute_redirect off;
  max_ranges 1;
  # Nobody sends anything here, and nobody may take long over it.
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  client_body_temp_path nginx-body;
  proxy_temp_path nginx-proxy;
  fastcgi_temp_path nginx-fastcgi;
  uwsgi_temp_path nginx-uwsgi;
  scgi_temp_path nginx-scgi;
  map_hash_bucket_size 256;
  map_hash_max_size 8192;

  # Would the reader rather have Markdown? See publish/hosting/markdown-preference.ts.
  map $http_accept $markdown_weight {
    default 0;
${lines(markdownWeight, weightLine)}
  }
  map $http_accept $html_weight {
    default 0;
${lines(htmlWeight, weightLine)}
  }
  map $http_accept $tie { default markdown; "~*${htmlIsFirst}" html; }
  map "$markdown_weight $html_weight $tie" $markdown {
    default 0;
${lines(markdownWins, (expression) => `    "~${expression}" 1;`)}
  }
  map $markdown $home { default /index.html; 1 /index.md; }
  map $markdown $first_try { default $uri; 1 $uri.md; }
  map $markdown$uri $content_location { default ""; "~^1(?<own>/[\\w/-]+\\.md)$" $own; }
  map $markdown$uri $not_found {
    default /404.html;
    ~^1 /@markdown;
    "~\\.md$" /@markdown;
    "~^0/docs(/|$)" /docs/404.html;
  }

  # Taken from the address as it was sent, so that it can name no other host.
  map $request_uri $without_slash {
    default "";
    "~^/+(?<path>[\\w.~%-][\\w./~%-]*?)/+(?<rest>\\?.*)?$" /$path$rest;
  }
${lines(statuses, (status) => redirectTable(hosting, status))}

  # What answers carry, by the file that is sent.
${lines(
  tables.filter((table) => table.isVarying),
  headerTable,
)}
  map $markdown$uri $vary {
    default "";
    "~(\\.html|@markdown)$" "Accept, Accept-Encoding";
    "~^1.*\\.md$" "Accept, Accept-Encoding";
    "~\\.(${compressibleEndings.join("|")})$" Accept-Encoding;
  }
  map $uri $file_cache { default "${cacheControl.page}"; ${immutableFolders.map((folder) => `~^${folder} "${cacheControl.asset}";`).join(" ")} }
  map $status $cache { default $file_cache; "~^(308|400|405|5..)$" no-store; }
  map $request_method $allow { default "GET, HEAD"; GET ""; HEAD ""; }

  server {
    listen ${nginxAddress};
    root client;
    gzip_static on;
    # Smaller still, with Debian's libnginx-mod-http-brotli-static or its like:
    # brotli_static on;

${lines(tables, (table) => `    add_header ${table.name} ${table.isVarying ? `$${table.variable}` : quote(table.otherwise)} always;`)}
    add_header Cache-Control $cache always;
    add_header Vary $vary always;
    add_header Content-Location $content_location always;
    add_header Allow $allow always;
    error_page 404 $not_found;
    error_page 500 502 503 504 /500.html;

    if ($allow) { return 405 ${quote(wrongMethod)}; }
${lines(statuses, (status) => `    if ($redirect_${status}) { return ${status} $redirect_${status}$is_args$args; }`)}
    if ($without_slash) { return 308 $without_slash; }

    location = / { try_files $home =404; }
    location / {
      default_type ${quote(defaultType)};
      try_files $first_try $uri $uri/index.html =404;
    }
    location ~ "^${plainFiles}$" { default_type ${quote(plainType)}; }
    location ~ "(^/(${hostFiles.join("|")})|/index\\.html|\\.br|(?<!\\.tar)\\.gz)$" { return 404; }
${lines(errorPages, (path) => `    location = ${path}.html { internal; }`)}
    location = /@markdown {
      internal;
      default_type "text/markdown; charset=utf-8";
      return 404 ${quote(notFoundMarkdown)};
    }
  }
}
`;
}

function weightLine({ expression, weight }: WeightRule): string {
  return `    "~*${expression}" ${weight === "captured" ? "$1" : weight};`;
}

function redirectTable({ redirects }: Hosting, status: number): string {
  const own = redirects.filter((redirect) => redirect.status === status);
  const rules = own.map(
    ({ from, to }) => `    ${quote(from)} ${quote(to)};\n    ${quote(`${from}/`)} ${quote(to)};`,
  );
  return `  map $uri $redirect_${status} {\n    default "";\n${rules.join("\n")}\n  }`;
}

function headerTable(table: HeaderTable): string {
  const rules = [
    `default ${quote(table.otherwise)};`,
    ...table.byFile.map(([file, value]) => `${quote(file)} ${quote(value)};`),
    ...table.byFolder.map(([folder, value]) => `${quote(`~^${folder}`)} ${quote(value)};`),
  ];
  return `  map $uri $${table.variable} {\n${lines(rules, (rule) => `    ${rule}`)}\n  }`;
}

function quote(text: string): string {
  if (/["\\$]/.test(text)) throw new Error(`nginx would read ${text} as more than text.`);
  return `"${text.replaceAll("\n", "\\n")}"`;
}
