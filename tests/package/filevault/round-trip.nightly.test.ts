import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { coreExporters } from '../../../model-json/core/exporter/exporters';
import { assemble } from '../../../model-json/core/filevault/assembling/assemble';
import type { PackageNode } from '../../../model-json/core/filevault/assembling/PackageNode';
import { migratePackages } from '../../../model-json/core/filevault/migrate-packages';
import { MigrationReport } from '../../../model-json/core/filevault/MigrationReport';
import { readPackages } from '../../../model-json/core/filevault/read-packages';
import { rootsOf } from '../../../model-json/core/filevault/storing/roots';
import type { PackageFiles } from '../../../model-json/core/filevault/zip/PackageFiles';
import { openSiteFolder } from '../../../model-json/core/repository/site-folder';
import { contentFiles, type PackageFile } from '../../../scripts/package/content-files';
import { differences } from './differences';
import { fetched, PACKAGES } from './maven-central';

/* A site adds the namespaces of its content to this table; these are in photographs of WKND. */
jest.mock('../../../model-json/core/repository/namespaces/metadata-namespaces', () => {
  const module = jest.requireActual<{ METADATA_NAMESPACES: Record<string, string> }>(
    '../../../model-json/core/repository/namespaces/metadata-namespaces',
  );
  Object.assign(module.METADATA_NAMESPACES, {
    'drone-dji': 'http://www.dji.com/drone-dji/1.0/',
    ns1_1_: 'http://ns.camerabits.com/photomechanic/1.0/',
    ns2: 'http://www.metadataworkinggroup.com/schemas/regions/',
    ns3: 'http://ns.adobe.com/xmp/sType/Area#',
    ns4: 'http://ns.apple.com/faceinfo/1.0/',
  });
  return module;
});

/** What is left out while a package is read, and so in neither tree. */
const BEFORE = ['access rights', 'the first of two siblings with the same name'];

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Files that our package writer made, as a package. */
function written(files: ReadonlyMap<string, PackageFile>): PackageFiles {
  const read = (name: string) => {
    const file = files.get(name.replace('jcr_root/', ''))!;
    return 'text' in file ? Buffer.from(file.text) : readFileSync(file.copyOf);
  };
  return {
    label: 'written.zip',
    names: [...files.keys()].map((name) => `jcr_root/${name}`),
    read: (name) => Promise.resolve(read(name)),
    stream: (name) => Promise.resolve(Readable.from([read(name)])),
  };
}

/** The content of a site as our package writer writes it. */
async function packed(roots: readonly string[]): Promise<PackageNode> {
  const repository = await openSiteFolder(site);
  const files = new Map<string, PackageFile>();
  for (const root of roots)
    for (const [name, file] of contentFiles(repository.get(root)!)) files.set(name, file);
  await repository.close();
  return assemble(written(files), new MigrationReport());
}

it.each([
  ['WKND', PACKAGES.wknd, 13],
  ['WKND’s assets and fragments', PACKAGES.wkndShared, 0],
  ['the library of the Core Components', PACKAGES.library, 52],
])(
  'reads %s, and writes it again with the same nodes, properties and types',
  async (_, artefact, pages) => {
    const file = await fetched(artefact);
    if (file === undefined) return;
    const isDrawn = (type: string) => Object.hasOwn(coreExporters, type);
    const report = await migratePackages({ packages: [file], site, isDrawn });
    const source = await readPackages([file], new MigrationReport());
    const { stored } = rootsOf(source);
    source.close();
    const { unexplained, explained } = differences(source.tree, await packed(stored), stored);
    expect(unexplained).toEqual([]);
    const counts = Object.entries(report.leftOut).map(([reason, { count }]) => [reason, count]);
    expect(counts.filter(([reason]) => !BEFORE.includes(String(reason))).sort()).toEqual(
      Object.entries(explained).sort(),
    );
    expect(report.read['pages'] ?? 0).toBeGreaterThanOrEqual(pages);
  },
  120_000,
);
