import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migratePackages } from '../../../model-json/core/filevault/migrate-packages';
import { siteExporters } from '#site-server/exporters';
import { fetched, PACKAGES } from '../filevault/maven-central';
import { missingForJava, sameJsonOf } from '../same-json';
import { writePages } from './write-pages';

/*
 * The pages of Adobe's own sites, migrated, are the same JSON here and from Adobe's Core Components in Java. Packages come
 * from Maven Central and are not kept in the repository; what differs has its reason, by type, in exceptions.json.
 */
const MINUTE = 60_000;
const missing = missingForJava();
if (missing.length > 0) console.warn(`SKIPPED: Java is not asked: ${missing.join(' and ')} not found`);

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'strangers-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const { coreComponents, amp, libraryComponents, library, wkndComponents, wkndShared, wknd } = PACKAGES;

(missing.length > 0 ? it.skip : it).each([
  ['WKND', [coreComponents, wkndComponents, wkndShared, wknd], 13],
  ['the library of the Core Components', [coreComponents, amp, libraryComponents, library], 52],
])(
  'gets the same JSON from Java for the pages of %s',
  async (_, artefacts, pages) => {
    const packages = await Promise.all(artefacts.map(fetched));
    const there = packages.filter((file) => file !== undefined);
    if (there.length < packages.length) return;
    const isDrawn = (type: string) => Object.hasOwn(siteExporters, type);
    await migratePackages({ packages: there, site: dir, isDrawn });
    const json = path.join(dir, 'same-json');
    expect(await writePages(dir, json)).toBeGreaterThanOrEqual(pages);
    expect(sameJsonOf(json)).toBe('');
  },
  20 * MINUTE,
);
