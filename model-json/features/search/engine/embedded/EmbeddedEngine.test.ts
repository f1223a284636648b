import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENTS, SCHEMA, SYNONYMS } from '../contract/documents';
import { engineSuite } from '../contract/engine-suite';
import { writingSuite } from '../contract/writing-suite';
import { EmbeddedEngine } from './EmbeddedEngine';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const open = (folder = newFolder()) => new EmbeddedEngine({ folder, schema: SCHEMA, synonyms: SYNONYMS });

describe('the embedded engine, queried', () => engineSuite(async () => open()));
describe('the embedded engine, written to', () => writingSuite(async () => open()));

describe('the embedded engine, on disk', () => {
  const answers = async (engine: EmbeddedEngine) => ({
    found: await engine.search({
      language: 'de',
      text: 'Kompresor',
      facets: ['family', 'use'],
      histograms: { motorPower: 3 },
    }),
    suggested: await engine.suggest('schr', 'de'),
  });

  it('answers after a restart as before', async () => {
    const folder = newFolder();
    const first = open(folder);
    await first.rebuild(DOCUMENTS);
    await first.index([{ ...DOCUMENTS[0]!, id: 'later', name: 'Kompressor für später' }]);
    await first.remove(['kolben']);
    const before = await answers(first);
    await first.close();
    const second = open(folder);
    expect(await answers(second)).toEqual(before);
    await second.close();
  });

  it('is intact after a crash in the middle of a rebuild, and removes leftovers', async () => {
    const folder = newFolder();
    const first = open(folder);
    await first.rebuild(DOCUMENTS);
    const before = await answers(first);
    await first.close();

    const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'crash-child.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(2);

    const second = open(folder);
    expect(await answers(second)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(1);
    await second.rebuild([DOCUMENTS[0]!]);
    expect((await second.search({ language: 'de' })).total).toBe(1);
    await second.close();
  }, 60_000);

  it('starts over if the file has another version', async () => {
    const folder = newFolder();
    const first = open(folder);
    await first.rebuild(DOCUMENTS);
    await first.close();
    for (const name of readdirSync(folder)) if (name.endsWith('.db')) truncateSync(join(folder, name), 0);
    const second = open(folder);
    expect((await second.search({ language: 'de' })).total).toBe(0);
    await second.rebuild(DOCUMENTS);
    expect((await second.search({ language: 'de' })).total).toBe(5);
    await second.close();
  });
});
