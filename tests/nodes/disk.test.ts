import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { AuthorChange } from '../../model-json/core/server/replicate/AuthorChange';
import { activate, deactivate } from '../../model-json/core/server/replicate/replicate';
import { Replication } from '../../model-json/core/server/replicate/Replication';
import { Parameters } from '../../model-json/core/server/sling-post/Parameters';
import { runPost } from '../../model-json/core/server/sling-post/run-post';
import { hashOf } from '../../model-json/core/server/nodes/wire/signature';
import { Incoming } from '../../model-json/core/server/nodes/node/Incoming';
import { NodeTree } from '../../model-json/core/server/nodes/node/NodeTree';
import { Readable } from 'node:stream';

/* Publishing on disks that are full or read-only. */

const results = path.resolve(__dirname, '../../test-results');
mkdirSync(results, { recursive: true });
const disk = mkdtempSync(path.join(results, 'publish-disk-'));
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;
if (!canMount) console.warn(`Skipped: cannot mount a small disk at ${disk}; this needs root on Linux.`);
afterAll(() => {
  if (canMount) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const quiet = { info: () => undefined, warn: () => undefined };
const TEXT = 'Compressed air, oil-free. '.repeat(400);
const page = (title: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title, text: TEXT },
});
const SITE = '/content/site';
const filler = path.join(disk, '.filler');

/** Leaves so many kilobytes. */
function fill(free: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024)));
}

async function open(dir: string) {
  const tree = (name: string) =>
    openFilesRepository({ mounts: [{ at: '/', dir: path.join(dir, name) }], log: quiet });
  const [author, publish] = [await tree('author'), await tree('publish')];
  const replication = new Replication({ author, publish, dir: path.join(dir, 'replication'), log: quiet });
  await replication.start();
  const close = async () => {
    await replication.close();
    await author.close();
    await publish.close();
  };
  return { author, publish, replication, close };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function remove({ author, replication }: Opened): Promise<void> {
  const followed = new AuthorChange(replication, undefined);
  const parameters = new Parameters();
  parameters.add(':operation', 'delete');
  const posted = runPost(author, {
    path: `${SITE}/page`,
    parameters,
    beforeStored: (done, draft) => followed.intend(done, draft),
  });
  await posted.finally(() => followed.finish());
}

const tried: readonly (readonly [what: string, act: (site: Opened) => Promise<unknown>])[] = [
  [
    'publishing',
    ({ replication }) =>
      activate(replication, { paths: ['page', 'page/child'].map((each) => `${SITE}/${each}`) }),
  ],
  ['unpublishing', ({ replication }) => deactivate(replication, { paths: [`${SITE}/page`] })],
  ['deleting', remove],
];

(canMount ? describe : describe.skip).each(tried)('%s on a full disk', (_what, act) => {
  it.each([0, 12, 40, 64])('with %d kB left happens or does not, or is said to wait', async (free) => {
    const dir = mkdtempSync(path.join(disk, 'site-'));
    const before = await open(dir);
    for (const tree of [before.author, before.publish]) {
      await tree.write(SITE, page('Site'));
      await tree.write(`${SITE}/page`, page('Old'));
      await tree.write(`${SITE}/page/child`, page('Old'));
    }
    for (const each of ['page', 'page/child']) await before.author.write(`${SITE}/${each}`, page('New'));
    fill(free);
    const error = await act(before).then(() => undefined, (reason: Error) => reason); // prettier-ignore
    const title = (tree: Opened['publish'], each: string) =>
      tree.get(`${SITE}/${each}/jcr:content`)?.properties['jcr:title'];
    // All of the tree, or nothing.
    expect(title(before.publish, 'page')).toBe(title(before.publish, 'page/child'));
    const isGhost = !before.author.get(`${SITE}/page`) && before.publish.get(`${SITE}/page`) !== undefined;
    if (isGhost) expect(String(error)).toContain('visitors still see');
    await before.close();
    rmSync(filler);
    const after = await open(dir);
    if (!after.author.get(`${SITE}/page`)) expect(after.publish.get(`${SITE}/page`)).toBeUndefined();
    expect(title(after.publish, 'page')).toBe(title(after.publish, 'page/child'));
    await after.close();
    rmSync(dir, { recursive: true });
  });
});

/** A node on the small disk, with one page. */
async function nodeOn(dir: string) {
  const incoming = new Incoming(path.join(dir, 'incoming'), path.join(dir, 'none'));
  const tree = await NodeTree.open(path.join(dir, 'publish'), incoming, quiet);
  return { incoming, tree };
}
const batch = (from: number | null, to: number, text: string, names: readonly string[]) => ({
  ...{ feed: 'feed', from, to, version: `${to}` },
  files: names.map((name) => ({ path: `content/${name}.json`, hash: hashOf(text), size: text.length })),
});
const bytes = (text: string) => Readable.from([Buffer.from(text)]);

(canMount ? it : it.skip).each([0, 12, 40, 64])(
  'a node with %d kB left keeps what it has, and takes the change when there is room',
  async (free) => {
    const dir = mkdtempSync(path.join(disk, 'node-'));
    const names = ['a', 'b', 'c'];
    const { incoming, tree } = await nodeOn(dir);
    await incoming.store(hashOf('old'), bytes('old'));
    expect(await tree.apply(batch(null, 1, 'old', names))).toMatchObject({ is: 'applied' });
    fill(free);
    const deliver = async () => {
      await incoming.store(hashOf(TEXT), bytes(TEXT));
      return tree.apply(batch(1, 2, TEXT, names));
    };
    const error = await deliver().then(() => undefined, (reason: Error) => reason); // prettier-ignore
    if (free === 0) expect(String(error)).toContain('ENOSPC');
    const there = error ? batch(null, 1, 'old', names) : batch(null, 2, TEXT, names);
    expect(tree.position?.at).toBe(there.to);
    expect(await tree.compare(there)).toEqual({ missing: [], changed: [], extra: [] });
    rmSync(filler);
    expect(await deliver()).toMatchObject({ is: 'applied', position: { at: 2 } });
    expect(await tree.compare(batch(null, 2, TEXT, names))).toEqual({ missing: [], changed: [], extra: [] });
    await tree.close();
    rmSync(dir, { recursive: true });
  },
);

(canMount ? it : it.skip)(
  'a node with a read-only disk serves what it has, and refuses the rest',
  async () => {
    const dir = mkdtempSync(path.join(disk, 'node-'));
    const first = await nodeOn(dir);
    await first.incoming.store(hashOf('old'), bytes('old'));
    await first.tree.apply(batch(null, 1, 'old', ['a']));
    await first.tree.close();
    expect(String(spawnSync('mount', ['-o', 'remount,ro', disk]).stderr)).toBe('');
    const { tree, incoming } = await nodeOn(dir);
    expect(tree.position?.at).toBe(1);
    await expect(incoming.store(hashOf(TEXT), bytes(TEXT))).rejects.toThrow('EROFS');
    const removal = { ...batch(1, 2, TEXT, []), files: [{ path: 'content/a.json', hash: null, size: 0 }] };
    await expect(tree.apply(removal)).rejects.toThrow('EROFS');
    expect(await tree.compare(batch(null, 1, 'old', ['a']))).toEqual({ missing: [], changed: [], extra: [] });
    await tree.close();
    spawnSync('mount', ['-o', 'remount,rw', disk]);
  },
);
