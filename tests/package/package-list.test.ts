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

/*
 * What goes into AEM, file by file; of the content folder by folder. A wanted change: npm run package:golden
 */

/** Throws with every difference, and how to agree to them. */
function expectGolden(name: string, actual: PackageList): void {
  const found = differences(readGolden(name), actual);
  if (found.length === 0) return;
  throw new Error(`${found.join('\n')}\nIf that is wanted: npm run package:golden`);
}

// The list is that of the sources: a build of other sources, as `npm run check` finds it, has another.
const built = isBuilt();
if (!built)
  console.warn('The front end is not built of these sources: its files in the package are not compared.');

(built ? it : it.skip)('holds the files of the application, each in its size', () => {
  // What earlier builds left differs from one machine to the next.
  expectGolden('application.txt', listPackage(applicationPackage([]), withoutHash));
});

it('holds the content of each country and brand', async () => {
  const files = [...(await confPackage()), ...(await contentPackage())];
  expectGolden('content.txt', listPackage(files, contentFolder));
}, 120_000);

describe('a list', () => {
  const entry = (bytes: number, files = 1) => ({ bytes, files });

  it('has a name for a file that stays when its content changes', () => {
    const file = { text: 'abc' };
    expect([...listPackage([['chunks/7.0123abcd.js', file]], withoutHash)]).toEqual([
      ['chunks/7.[hash].js', entry(3)],
    ]);
  });

  it('names what came, what went and what grew, with what was expected', () => {
    const was = new Map([['gone.js', entry(10)], ['site.js', entry(100_000)], ['pages', entry(1000, 100)]]); // prettier-ignore
    const is = new Map([['new.js', entry(5)], ['site.js', entry(111_000)], ['pages', entry(1000, 90)]]); // prettier-ignore
    expect(differences(was, is)).toEqual([
      'gone.js: expected 10 bytes, found nothing',
      'new.js: expected nothing, found 5 bytes',
      'pages: expected 100 files, 1000 bytes, found 90 files, 1000 bytes',
      'site.js: expected 100000 bytes, found 111000 bytes',
    ]);
  });

  it('lets small changes pass', () => {
    const was = new Map([['site.js', entry(100_000)], ['icon.svg', entry(300)]]); // prettier-ignore
    const is = new Map([['site.js', entry(109_000)], ['icon.svg', entry(2000)]]); // prettier-ignore
    expect(differences(was, is)).toEqual([]);
  });
});
