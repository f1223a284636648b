import type { ServerFacts } from './nginx';

const quoted = (text: string): string => {
  if (/[\r\n]/.test(text))
    throw new Error(`A value for httpd contains a line break: ${JSON.stringify(text)}`);
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%')}"`;
};
const pattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `class` of each file and target of each redirect, as a `RewriteMap` reads it. */
export function httpdMap({ rules, redirects }: ServerFacts): string {
  return [
    ...[...rules.byPath].map(([path, name]) => `${decodeURI(path)} ${name}`),
    ...redirects.map(({ from, to, status }) => `${status}:${decodeURI(from)} ${to}`),
    '',
  ].join('\n');
}

/**
 * The part of a virtual host of Apache httpd 2.4. It needs mod_rewrite and mod_headers.
 *
 * @param map absolute path of the file of `httpdMap`
 */
export function httpdConfiguration(facts: ServerFacts, map: string): string {
  const { root, rules, roots, errorPages } = facts;
  const own = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).filter(([name]) => !(name in rules.common));
  const suffixes = [
    ['br', '.br'],
    ['zstd', '.zst'],
    ['gzip', '.gz'],
  ] as const;
  return `DocumentRoot ${quoted(root)}
<Directory ${quoted(root)}>
  Require all granted
  AllowOverride None
  Options FollowSymLinks
</Directory>
DirectoryIndex disabled
FileETag MTime Size
AddDefaultCharset off
${[...rules.types]
  .filter(([ending]) => ending)
  .map(([ending, type]) => `AddType ${quoted(type)} ${ending}`)
  .join('\n')}
ErrorDocument 404 /404.html
${errorPages
  .filter(([below]) => below !== '/')
  .map(
    ([below, page]) =>
      `<LocationMatch "^${pattern(below)}(?:/|$)">\n  ErrorDocument 404 ${page}\n</LocationMatch>`,
  )
  .join('\n')}
RewriteEngine on
RewriteMap export "txt:${map}"
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:(?:/.*)?/~[^/]*|/_headers|/_redirects)$ - [R=404,L]
RewriteCond \${export:301:%{REQUEST_URI}} ^(.+)$
RewriteRule ^ %1 [R=301,NE,L]
RewriteCond \${export:302:%{REQUEST_URI}} ^(.+)$
RewriteRule ^ %1 [R=302,NE,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^/index\\.html$ / [R=301,L]
${roots
  .map(([path, address]) => {
    const base = address === '/' ? '' : address;
    return `RewriteRule ^${pattern(path)}\\.html$ ${address} [R=301,L]
RewriteRule ^${pattern(path)}(/[^.]+)\\.html$ ${base}$1 [R=301,L]`;
  })
  .join('\n')}
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}$1.html -f
RewriteRule ^(/.+)(?:\\.html|/)$ $1 [R=301,L]
RewriteRule ^/$ /index.html
RewriteCond %{QUERY_STRING} ^([\\w.=&%,+~-]+)$
RewriteCond %{DOCUMENT_ROOT}$1/~%1.html -f
RewriteRule ^(/.*?)(?:index\\.html)?$ $1/~%1.html
RewriteCond %{DOCUMENT_ROOT}$1.html -f
RewriteRule ^(/.+)$ $1.html
RewriteRule ^(.*)$ - [E=EXPORT_CLASS:\${export:$1|other}]
${[...rules.byExtension]
  .filter(([ending]) => ending)
  .map(
    ([ending, name]) =>
      `RewriteCond %{ENV:EXPORT_CLASS} =other\nRewriteRule ${pattern(ending)}$ - [E=EXPORT_CLASS:${name}]`,
  )
  .join('\n')}
${suffixes
  .map(
    ([encoding, suffix]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{DOCUMENT_ROOT}$1${suffix} -f
RewriteRule ^(.*)$ $1${suffix} [E=EXPORT_ENCODING:${encoding},L]`,
  )
  .join('\n')}
${suffixes.map(([encoding]) => `Header always set content-encoding ${encoding} "expr=reqenv('EXPORT_ENCODING') == '${encoding}'"`).join('\n')}
Header always merge vary accept-encoding
${Object.entries(rules.common)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)}`)
  .join('\n')}
${rules.classes
  .flatMap((each) =>
    own(each.headers).map(
      ([name, value]) =>
        `Header always set ${name} ${quoted(value)} "expr=reqenv('EXPORT_CLASS') == '${each.name}'"`,
    ),
  )
  .join('\n')}
`;
}
