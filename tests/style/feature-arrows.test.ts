import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { features, mayUse, sides } from '../../scripts/feature-arrows';

/* What the linter cannot hold of the arrows sites → features → core: that they make no circle, and that style sheets follow them. */

const root = path.resolve(__dirname, '../..');
const source = 'ui.frontend/src';

/** What a feature uses, and what that uses. */
function allUsed(name: string, by: readonly string[] = []): string[] {
  const used: readonly string[] = mayUse[name as keyof typeof mayUse] ?? [];
  if (by.includes(name)) return [name];
  return used.flatMap((each) => [each, ...allUsed(each, [...by, name])]);
}

it('names features that there are', () => {
  expect(features).toEqual(expect.arrayContaining([...Object.keys(mayUse), ...Object.values(mayUse).flat()]));
});

it.each(features)('lets %s be used by none that it uses', (name) => {
  expect(allUsed(name)).not.toContain(name);
});

it.each(Object.entries(mayUse).flatMap(([user, used]) => used.map((name) => [user, name])))(
  'lets %s use %s by what it names for others',
  (_user, name) => {
    expect(sides.some((side) => existsSync(path.join(root, side, 'features', name!, 'api')))).toBe(true);
  },
);

const files = ['core', 'features'].flatMap((room) =>
  readdirSync(path.join(root, source, room), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${source}/${room}/${file}`,
  ),
);
const sheets = files.filter((file) => file.endsWith('.scss'));
const featureOf = (file: string) => /\/features\/(\w+)\//.exec(file)?.[1];

/** Files that a style sheet uses, by their paths from the root. */
function usedBy(file: string, text: string): string[] {
  const code = text.replace(/\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/@(?:use|forward|import)\s+['"]([^'"]+)['"]/g)].map(([, name]) =>
    path.posix.join(path.posix.dirname(file), name!),
  );
}

/** What is wrong with what a style sheet uses. */
function faultsOf(file: string, text: string): string[] {
  const own = featureOf(file);
  return usedBy(file, text).filter((used) => {
    const other = featureOf(used);
    if (used.startsWith(`${source}/sites/`)) return true;
    if (other === undefined || other === own) return false;
    const allowed: readonly string[] = own === undefined ? [] : (mayUse[own as keyof typeof mayUse] ?? []);
    return !(allowed.includes(other) && used.startsWith(`${source}/features/${other}/api/`));
  });
}

it.each(sheets)('%s uses sheets of its own room, the core and named entries of features', (file) => {
  expect(faultsOf(file, readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

it('notices sheets that reach where they must not', () => {
  const list = `${source}/core/components/List/List.scss`;
  expect(faultsOf(list, "@use '../../../features/catalogue/api/search-results';")).toHaveLength(1);
  expect(faultsOf(list, "@use '../../../sites/ventora/result-lists';")).toHaveLength(1);
  const answer = `${source}/features/sizing/SizingHelper/_answer.scss`;
  expect(faultsOf(answer, "@use '../../catalogue/api/search-results';")).toEqual([]);
  expect(faultsOf(answer, "@use '../../catalogue/ProductList/product-cards';")).toHaveLength(1);
  const filters = `${source}/features/search/FilterList/FilterList.scss`;
  expect(faultsOf(filters, "@use '../../catalogue/api/search-results';")).toHaveLength(1);
});

/** Classes of the components of features: `cmp-searchbox`. */
const classes = files
  .filter((file) => /\/features\/\w+\/\w+\/index\.ts$/.test(file))
  .map((file) => `cmp-${path.basename(path.dirname(file)).toLowerCase()}`);

it.each(sheets.filter((file) => featureOf(file) === undefined))(
  '%s of the core names no component of a feature',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(classes.filter((name) => new RegExp(`\\.${name}(?![a-z])`).test(text))).toEqual([]);
  },
);
