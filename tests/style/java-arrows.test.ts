import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mayUse } from '../../scripts/feature-arrows';
import { required } from '../../shared/checked/required';

/*
 * The arrows features → core in Java. A feature uses another as in TypeScript; instead of an `api` folder it is offered the
 * package with the feature's name, without the packages below it.
 */

const root = path.resolve(__dirname, '../../ui.apps/core/src');
const sources = ['main/java', 'test/java'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith('com/ventora/') && file.endsWith('.java'))
    .map((file) => `${folder}/${file}`),
);

interface Room {
  /** Undefined for the core. */
  readonly feature: string | undefined;
  readonly isApi: boolean;
}

/** The room of a package; undefined if it belongs to none. */
function roomOf(name: string): Room | undefined {
  const [, room, feature, below] = /^com\.ventora\.(core|features)(?:\.(\w+))?(.*)$/.exec(name) ?? [];
  if (room === 'core') return { feature: undefined, isApi: true };
  return feature === undefined ? undefined : { feature, isApi: below === '' };
}

/** Packages of ours whose classes a file names, in imports or elsewhere. */
const packagesIn = (text: string): string[] =>
  [...text.replace(/^package .*$/m, '').matchAll(/\bcom\.ventora(?:\.[a-z]\w*)+/g)].map(([name]) => name);

/** Packages that a file must not use. */
function faultsOf(file: string, text: string): string[] {
  const own = required(
    roomOf(path.posix.dirname(file).split('java/')[1]!.replaceAll('/', '.')),
    file,
  ).feature;
  const used: readonly string[] = mayUse[own as keyof typeof mayUse] ?? [];
  return packagesIn(text).filter((name) => {
    const room = roomOf(name);
    if (room === undefined) return true;
    if (room.feature === undefined || room.feature === own) return false;
    return !(own !== undefined && room.isApi && used.includes(room.feature));
  });
}

it.each(sources)('%s uses its own feature, the core, and what other features offer', (file) => {
  expect(faultsOf(file, readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

it('has a package for features that exist only', () => {
  const folders = readdirSync(path.join(root, 'main/java/com/ventora/features'));
  const features = readdirSync(path.resolve(__dirname, '../../model-json/features'));
  expect(features).toEqual(expect.arrayContaining(folders));
});

it('notices classes that use what they must not', () => {
  const head = 'main/java/com/ventora/core/pages/PageHead.java';
  const finder = 'main/java/com/ventora/features/dealers/Finder.java';
  const helper = 'main/java/com/ventora/features/sizing/SizingUnits.java';
  expect(faultsOf(head, 'import com.ventora.features.catalogue.Product;')).toHaveLength(1);
  expect(faultsOf(head, 'var shop = new com.ventora.features.catalogue.Shop();')).toHaveLength(1);
  expect(faultsOf(finder, 'import com.ventora.features.catalogue.Shop;')).toHaveLength(1);
  expect(faultsOf(finder, 'import com.ventora.features.geography.Point;')).toEqual([]);
  expect(faultsOf(helper, 'import com.ventora.features.catalogue.Shop;')).toEqual([]);
  expect(faultsOf(helper, 'import com.ventora.features.catalogue.products.ProductCards;')).toHaveLength(1);
  expect(faultsOf(helper, 'import com.ventora.other.Thing;')).toHaveLength(1);
});
