import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { document, documents, Indexed } from './testing';

let folder: string;
const open: Indexed[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-search-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ index }) => index.close()));
  rmSync(folder, { recursive: true, force: true });
});

const opened = (made: Indexed): Indexed => {
  open.push(made);
  return made;
};
const indexed = (found = documents(40), at = folder) => opened(new Indexed(at, found));

it('is complete on the first query', async () => {
  expect(await indexed().names('compressor')).toHaveLength(40);
});

it('writes only what changed', async () => {
  const site = indexed();
  await site.index.settled();
  const before = site.index.version;
  site.change([...documents(39), document('p-new', 'Dryer')]);
  await site.index.settled();
  expect(site.written).toEqual(['40 written, 0 removed', '1 written, 1 removed']);
  expect(await site.names('dryer')).toEqual(['Dryer']);
  expect(await site.names('39')).toEqual([]);
  expect(site.index.version).toBeGreaterThan(before);
});

it('includes a change within a second, and answers from the old state until then', async () => {
  const site = indexed();
  await site.index.settled();
  site.change([...documents(40), document('p-new', 'Dryer')]);
  expect(await site.names('dryer')).toEqual([]);
  const start = Date.now();
  while ((await site.names('dryer')).length === 0 && Date.now() - start < 5000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(Date.now() - start).toBeLessThan(1000);
});

it('reads changes only on a search if authors save often', async () => {
  const site = opened(new Indexed(folder, documents(40), {}));
  await site.index.settled();
  site.change([...documents(40), document('p-new', 'Dryer')]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(site.written).toEqual(['40 written, 0 removed']);
  expect(await site.names('dryer')).toEqual(['Dryer']);
  expect(site.written).toEqual(['40 written, 0 removed', '1 written, 0 removed']);
});

it('writes nothing at a start if the content is unchanged', async () => {
  const first = indexed();
  await first.index.settled();
  await first.index.close();
  const second = indexed();
  await second.index.settled();
  expect(await second.names('compressor')).toHaveLength(40);
  expect(second.written).toEqual([]);
});

it('answers from the stored index at the start, and catches up with changes made in between', async () => {
  const first = indexed();
  await first.index.settled();
  await first.index.close();
  const second = indexed([...documents(39), document('p-new', 'Dryer')]);
  expect(await second.names('compressor')).toHaveLength(40);
  await second.index.settled();
  expect(await second.names('dryer')).toEqual(['Dryer']);
  expect(second.written).toEqual(['1 written, 1 removed']);
});

it('is rebuilt without downtime if most of the content changed', async () => {
  const site = indexed(documents(1500));
  await site.index.settled();
  site.change(documents(1500, 'Dryer'));
  let isSettled = false;
  const settled = site.index.settled().then(() => (isSettled = true));
  let asked = 0;
  while (!isSettled) {
    const [old, young] = [await site.names('compressor'), await site.names('dryer')];
    expect(old.length + young.length).toBeGreaterThanOrEqual(100);
    asked += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await settled;
  expect(asked).toBeGreaterThan(2);
  expect(await site.names('compressor')).toEqual([]);
}, 30_000);

it('is rebuilt if its file is broken', async () => {
  const first = indexed();
  await first.index.settled();
  await first.index.close();
  for (const name of readdirSync(folder))
    if (name.endsWith('.db')) writeFileSync(join(folder, name), 'garbage');
  const second = indexed();
  expect(await second.names('compressor')).toHaveLength(40);
  expect(second.lines.join()).toContain('Rebuilding the search index');
});

describe('an unusable folder', () => {
  it('of another process is left alone; the index is kept elsewhere', async () => {
    writeFileSync(join(folder, 'lock'), String(process.ppid));
    const site = indexed();
    expect(await site.names('compressor')).toHaveLength(40);
    expect(site.lines[0]).toContain(`until this process ends: process ${process.ppid} has ${folder}`);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('of this process, too', async () => {
    await indexed().index.settled();
    const second = indexed();
    await second.index.settled();
    expect(second.lines[0]).toContain(`process ${process.pid} has`);
  });

  it('of a dead process is taken over, even with the same process id', async () => {
    for (const owner of [2 ** 22 + 1, process.pid]) {
      writeFileSync(join(folder, 'lock'), String(owner));
      const site = indexed();
      await site.index.settled();
      expect(site.lines.join()).not.toContain('until this process ends');
      await site.index.close();
    }
  });

  it('that is not writable is reported', async () => {
    writeFileSync(join(folder, 'file'), '');
    const site = indexed(documents(40), join(folder, 'file', 'index'));
    expect(await site.names('compressor')).toHaveLength(40);
    expect(site.lines[0]).toMatch(/cannot be written to \((ENOTDIR|EEXIST)\)/);
  });
});

it('is built again if it disappears from a cluster', async () => {
  const site = indexed();
  await site.index.settled();
  site.lose();
  expect(await site.names('compressor')).toHaveLength(40);
  expect(site.lines).toContain('The search index is gone: building it again');
  expect(site.written).toEqual(['40 written, 0 removed', '40 written, 0 removed']);
});

it('reports after a while that it is not ready yet', async () => {
  const site = indexed(documents(3000));
  expect(await site.index.ready(1)).toBeUndefined();
  await site.index.settled();
  expect(await site.index.ready(1)).toBeDefined();
}, 30_000);

it('keeps its state if the content cannot be read, and reports that', async () => {
  const site = indexed();
  await site.index.settled();
  site.change([document('wrong'), { ...document('wrong-2'), language: 'nl' as 'en' }, ...documents(40)]);
  await site.index.settled().catch(() => undefined);
  expect(site.lines.at(-1)).toContain('was not updated: DocumentError: document "wrong-2"');
  expect(await site.names('compressor')).toHaveLength(40);
});
