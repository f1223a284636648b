import type { HeaderRules } from './header-classes';
import type { Redirect } from './redirect-rules';
import type { SiteFacts } from './messages';

/** What the configuration of a web server says. */
export interface ServerFacts extends SiteFacts {
  /** Folder of the files, absolute. */
  readonly root: string;
  readonly rules: HeaderRules;
  readonly redirects: readonly Redirect[];
  readonly errorPages: readonly (readonly [below: string, file: string])[];
  /** Origin of the publish server that answers what needs one; undefined without one. */
  readonly service: string | undefined;
}

/** In nginx's quotes. */
const quoted = (text: string): string => {
  if (/[\r\n]/.test(text))
    throw new Error(`A value for nginx contains a line break: ${JSON.stringify(text)}`);
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('$', '${dollar}')}"`;
};
const pattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A map that has a value for each path; paths begin with a slash, so none is taken for a keyword. */
const map = (from: string, to: string, lines: readonly string[], otherwise = '""'): string =>
  `map ${from} ${to} {\n  default ${otherwise};\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** The `http` part: maps from files to headers, redirects and error pages. */
export function nginxMaps({ rules, redirects, errorPages, asked }: ServerFacts): string {
  const { classes, byExtension, byPath } = rules;
  const names = [...new Set(classes.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const other = names.filter((name) => !(name in rules.common));
  const moved = (status: number) =>
    redirects
      .filter((each) => each.status === status)
      .map(({ from, to }) => `${quoted(decodeURI(from))} ${quoted(to)};`);
  return [
    'map_hash_bucket_size 512;\nmap_hash_max_size 65536;\nvariables_hash_max_size 2048;\n',
    'geo $dollar { default "$"; }\n',
    map('$uri', '$export_class', [
      ...[...byPath].map(([path, name]) => `${quoted(decodeURI(path))} ${name};`),
      ...[...byExtension]
        .filter(([ending]) => ending)
        .map(([ending, name]) => `~${pattern(ending)}$ ${name};`),
    ]),
    ...other.map((name) =>
      map(
        '$export_class',
        variable(name),
        classes.flatMap((each) => {
          const value = each.headers[name];
          return value === undefined ? [] : [`${each.name} ${quoted(value)};`];
        }),
      ),
    ),
    map('$uri', '$export_moved', moved(301)),
    map('$uri', '$export_found', moved(302)),
    map(
      '$uri',
      '$export_error',
      errorPages.map(([below, file]) => `~^${pattern(below === '/' ? '' : below)}(?:/|$) ${file};`),
      '/404.html',
    ),
    map('$args', '$export_choice', ['~^(?<export_query>[\\w.=&%,+~-]+)$ "/~$export_query.html";'], '"/~"'),
    map('$args', '$export_asks', asked.length > 0 ? [`~(?:^|&)(?:${asked.map(pattern).join('|')})= 1;`] : []),
  ].join('\n');
}

const variable = (header: string): string => `$export_${header.replaceAll('-', '_')}`;

/** The `server` part, to be included in a server of your own. */
export function nginxServer(facts: ServerFacts): string {
  const { root, rules, roots, service } = facts;
  const names = [...new Set(rules.classes.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const types = [...rules.types].filter(([ending]) => ending);
  return `root ${root};
charset off;
gzip off;
gzip_static on;
gzip_vary on;
# Debian: libnginx-mod-http-brotli-static. Without the module, remove this line.
brotli_static on;
absolute_redirect off;
types {
${types.map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`).join('\n')}
}
${names
  .map(
    (name) =>
      `add_header ${name} ${name in rules.common ? quoted(rules.common[name] ?? '') : variable(name)} always;`,
  )
  .join('\n')}
error_page 404 @missing;
location @missing { try_files $export_error =404; }
if ($export_moved) { return 301 $export_moved$is_args$args; }
if ($export_found) { return 302 $export_found; }
${serviceServer(service)}
location = / { ${asks(service)}try_files $export_choice /index.html =404; }
location = /index.html { return 301 /; }
${roots
  .map(([path, address]) => {
    const base = address === '/' ? '' : address;
    return `location = ${path}.html { return 301 ${address}$is_args$args; }
location ~ ^${pattern(path)}(?<export_rest>/[^.]+)\\.html$ { return 301 ${base}$export_rest$is_args$args; }`;
  })
  .join('\n')}
location ~ /~[^/]*$ { return 404; }
location ~ ^/_(?:headers|redirects)$ { return 404; }
location ~ ^(?<export_bare>/.+)(?:\\.html|/)$ {
  if (-f $document_root$export_bare.html) { return 301 $export_bare$is_args$args; }
  return 404;
}
location / { ${asks(service)}try_files $uri$export_choice $uri.html $uri =404; }
`;
}

const asks = (service: string | undefined) =>
  service === undefined
    ? ''
    : 'error_page 418 = @service; if ($export_asks) { return 418; } if ($request_method = POST) { return 418; } ';

const serviceServer = (service: string | undefined) =>
  service === undefined
    ? ''
    : `location ^~ /bin/ { error_page 418 = @service; return 418; }
location @service {
  proxy_pass ${service};
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_ssl_server_name on;
}`;
