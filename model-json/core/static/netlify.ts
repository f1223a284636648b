import type { HeaderClass, HeaderRules } from './header-classes';
import type { Redirect } from './redirect-rules';

type Facts = {
  readonly rules: HeaderRules;
  readonly redirects: readonly Redirect[];
  /** The address of each file that is a page: `/products.html` is `/products`. */
  readonly addressOf: ReadonlyMap<string, string>;
  readonly errorPages: readonly (readonly [below: string, file: string])[];
  readonly service: string | undefined;
};

const lines = ({ headers }: Pick<HeaderClass, 'headers'>, common: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .filter(([name]) => !(name in common))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** `_headers`, as Netlify and Cloudflare Pages read it: rules for `/*`, then for each address that has others. */
export function headersFile({ rules, addressOf }: Facts): string {
  const { byExtension, byPath, classes, common } = rules;
  const named = new Map(classes.map((each) => [each.name, each]));
  const rule = (path: string, name: string): string => {
    const own = lines(named.get(name) ?? { headers: {} }, common);
    return own === '' ? '' : `${path}\n${own}`;
  };
  const pages = byExtension.get('.html');
  return [
    `/*\n${lines({ headers: common }, {})}`,
    ...[...byExtension]
      .filter(([ending]) => ending && ending !== '.html')
      .map(([ending, name]) => rule(`/*${ending}`, name)),
    ...[...addressOf].map(([file, address]) => rule(address, byPath.get(file) ?? pages ?? '')),
    ...[...byPath].filter(([path]) => !addressOf.has(path)).map(([path, name]) => rule(path, name)),
  ].join('');
}

/** `_redirects` of the same hosts; the first that matches counts. A service can only be reached from Netlify. */
export function redirectsFile({ redirects, errorPages, service }: Facts): string {
  return [
    ...(service === undefined ? [] : [`/bin/* ${service}/bin/:splat 200`]),
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...errorPages.map(([below, file]) => `${below === '/' ? '' : below}/* ${file} 404`),
    '',
  ].join('\n');
}
