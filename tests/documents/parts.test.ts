import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext } from '../../model-json/core/exporter/create-context';
import type { Repository } from '../../model-json/core/repository/Repository';
import { Renditions } from '../../model-json/core/server/coreimg/Renditions';
import type { DocumentType, PageDocument } from '../../model-json/features/documents/api/document-types';
import { Documents } from '../../model-json/features/documents/server/Documents';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';

/* Documents with parts that other threads make: a data sheet's drawing. */

const dir = mkdtempSync(path.join(tmpdir(), 'parts-'));
const maker = { source: path.join(__dirname, 'makers/make-part.ts'), limit: 30_000 };
const warnings: string[] = [];
let tree: Repository;
let documents: Documents;

/** A document of each page, whose part depends on its address only if it is hopeless. */
const letter: DocumentType = {
  selector: 'letter',
  read: ({ path: address }): PageDocument => ({
    type: 'letter',
    language: 'en-GB',
    units: 'metric',
    site: 'Ventora',
    address,
    modified: '2026-11-20',
    revision: '1',
  }),
  isExpected: () => false,
  pictures: () => [],
  parts: ({ address }) => {
    const name = address.endsWith('/contact') ? 'hopeless' : 'stamp';
    return [{ maker, drawable: { type: 'stamp', name } as { type: string }, identity: { name } }];
  },
  fileName: () => 'letter.pdf',
};

beforeAll(async () => {
  tree = await openSiteContent();
  documents = new Documents({
    types: [letter],
    repository: tree,
    contextAt: (currentPage) => createContext({ tree, currentPage, registry: siteExporters }),
    renditions: new Renditions(path.join(dir, 'renditions')),
    dir: path.join(dir, 'documents'),
    origin: 'https://www.ventora.example',
    drawer: path.join(__dirname, 'makers/tell-drawing.ts'),
    warn: (line) => warnings.push(line),
  });
}, 60_000);
afterAll(async () => {
  await documents.close();
  await tree.close();
  rmSync(dir, { recursive: true, force: true });
});

async function letterOf(page: string): Promise<{ address: string; parts: Record<string, string> }> {
  const known = documents.of(tree.get(`/content/ventora/gb/en${page}`)!, 'letter')!;
  return JSON.parse(readFileSync(await documents.file(known), 'utf8'));
}

const SLOW = 60_000;

test(
  'documents with the same part share one file of it',
  async () => {
    const [products, home] = await Promise.all([letterOf('/products'), letterOf('')]);
    expect(products.address).not.toBe(home.address);
    expect(products.parts).toEqual({ stamp: 'stamp 1' });
    expect(home.parts).toEqual({ stamp: 'stamp 1' });
  },
  SLOW,
);

test(
  'a document is drawn without a part that cannot be made, and the log says why',
  async () => {
    expect((await letterOf('/contact')).parts).toEqual({});
    expect(warnings).toEqual([expect.stringMatching(/\/contact: cannot draw its stamp: .*no shape/)]);
  },
  SLOW,
);
