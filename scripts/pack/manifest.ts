import npm from '../../package.json';
import { ENTRIES } from './entries';

/** The name of the package, and what a project imports. */
export const NAME = 'ventora';

/** The package that completes the project to a site (`scripts/project/complete.js`). */
const SITE = 'ventora-site';

/** Packages that tools name in strings: loaders, and what these load. */
const LOADED = ['css-loader', 'sass-embedded', 'sass-loader', 'webpack-cli'];

/** Imported only in the checkout: the formatter, and what lists the API. */
const NOT_NEEDED = new Set(['oxfmt', 'typescript']);

const among = (versions: Readonly<Record<string, string>>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => wanted(name)));

/**
 * `package.json` of the package. Versions of what it depends on are those of the checkout.
 *
 * @param packages the names of those that its sources import
 * @throws if one of them is none of our dependencies
 */
export function manifestOf(packages: ReadonlySet<string>): Record<string, unknown> {
  const isUsed = (name: string) => packages.has(name) || LOADED.includes(name);
  const known = { ...npm.dependencies, ...npm.optionalDependencies };
  const unknown = [...packages].filter(
    (name) => !(name in known) && !NOT_NEEDED.has(name) && !name.startsWith('node:'),
  );
  if (unknown.length > 0)
    throw new Error(`Packed files import ${unknown.join(', ')}, which package.json has no dependency on`);
  return {
    name: NAME,
    version: npm.version,
    description: 'Page editor, page-model exporter and components for a site of JSON models',
    license: 'SEE LICENSE IN LICENSE',
    engines: npm.engines,
    bin: { [NAME]: 'scripts/project/main.js' },
    imports: {
      '#app': `${SITE}/app.ts`,
      '#site/*': `${SITE}/browser/*.ts`,
      '#site-server/*': `${SITE}/server/*.ts`,
      '#number-format': npm.imports['#number-format'],
      '#sanitiser': npm.imports['#sanitiser'],
    },
    exports: {
      ...Object.fromEntries(
        ENTRIES.map((name) => [
          `./${name}`,
          { types: `./types/api/${name}.d.ts`, default: `./api/${name}.ts` },
        ]),
      ),
      './styles/*': { sass: './ui.frontend/src/core/styles/_*.scss' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    browserslist: npm.browserslist,
    dependencies: among(npm.dependencies, isUsed),
    optionalDependencies: among(npm.optionalDependencies, isUsed),
  };
}
