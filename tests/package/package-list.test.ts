/** @jest-turn 5 */
import { isBuilt } from '../../scripts/ensure-build';
import { applicationPackage, confPackage, contentPackage } from '../../scripts/package/packages';
import {
  contentFolder,
  differences,
  listPackage,
  readGolden,
  withoutHash,
  type PackageList,
} from './package-list';

/* The content of the AEM packages: by file, and by folder for content. To accept a change: npm run package:golden */

/** Throws with every difference, and how to accept them. */
function expectGolden(name: string, actual: PackageList): void {
  const found = differences(readGolden(name), actual);
  if (found.length === 0) return;
  throw new Error(`${found.join('\n')}\nTo accept the changes: npm run package:golden`);
}

// The list belongs to the current sources: a build of other sources, possible in `npm run check`, has another.
const built = isBuilt();
if (!built)
  console.warn('The front end was not built from these sources: its files in the package are not compared.');

(built ? it : it.skip)('contains the expected files of the application, each with its size', () => {
  // Files of earlier builds differ between machines.
  expectGolden('application.txt', listPackage(applicationPackage([]), withoutHash));
});

it('contains the expected content of each country and brand', async () => {
  const files = [...(await confPackage()), ...(await contentPackage())];
  expectGolden('content.txt', listPackage(files, contentFolder));
}, 120_000);

describe('a package list', () => {
  const entry = (bytes: number, files = 1) => ({ bytes, files });

  it('names a file without its hash or number, so that the name survives changes', () => {
    const file = { text: 'abc' };
    const names = [
      'js/site.0123abcd.js',
      'resources/chunks/7.0123abcd.js',
      'resources/chunks/12.4567cdef.js',
    ];
    expect([
      ...listPackage(
        names.map((name) => [name, file]),
        withoutHash,
      ),
    ]).toEqual([
      ['js/site.[hash].js', entry(3)],
      ['resources/chunks/[number].[hash].js', entry(6, 2)],
    ]);
  });

  it('reports added, removed and grown files, with the expected sizes', () => {
    const was = new Map([['gone.js', entry(10)], ['site.js', entry(100_000)], ['pages', entry(1000, 100)]]); // prettier-ignore
    const is = new Map([['new.js', entry(5)], ['site.js', entry(111_000)], ['pages', entry(1000, 90)]]); // prettier-ignore
    expect(differences(was, is)).toEqual([
      'gone.js: expected 10 bytes, found nothing',
      'new.js: expected nothing, found 5 bytes',
      'pages: expected 100 files, 1000 bytes, found 90 files, 1000 bytes',
      'site.js: expected 100000 bytes, found 111000 bytes',
    ]);
  });

  it('allows small changes', () => {
    const was = new Map([['site.js', entry(100_000)], ['icon.svg', entry(300)]]); // prettier-ignore
    const is = new Map([['site.js', entry(109_000)], ['icon.svg', entry(2000)]]); // prettier-ignore
    expect(differences(was, is)).toEqual([]);
  });
});
