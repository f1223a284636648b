import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeJson } from '../../repository/node-json';
import type { Repository } from '../../repository/Repository';
import { contentFolder, logTo, openFolder, page } from '../../repository/testing/content-folder';
import type { NewEntry } from './Entry';
import { activate, deactivate, restore } from './replicate';
import { Replication } from './Replication';

const NEWS = '/content/news';

let author: Repository;
let publish: Repository;
let dir: string;
let lines: string[];
let replication: Replication;

const begin = async (files: Record<string, NodeJson | string>, published = files) => {
  author = await openFolder(contentFolder(files));
  publish = await openFolder(contentFolder(published));
  dir = contentFolder().dir;
  return restart();
};

/** Simulates a process that starts where another was killed. */
const restart = async () => {
  lines = [];
  replication = new Replication({ author, publish, dir, log: logTo(lines) });
  await replication.start();
};
afterEach(() => replication.close());

const site = {
  'content.json': { 'jcr:primaryType': 'sling:Folder' },
  'content/news.json': page('News'),
  'content/news/a.json': page('A'),
  'content/news/b.json': page('B'),
};
const deletion = (): NewEntry => ({
  action: 'Delete',
  at: '2026-11-20T09:00:00.000+00:00',
  steps: [{ remove: NEWS }],
  unless: { path: NEWS, version: author.versionOf(NEWS)! },
  noted: [],
});
const titleOf = (tree: Repository, path: string) => tree.get(`${path}/jcr:content`)?.properties['jcr:title'];
const rename = (tree: Repository, title: string) =>
  tree.change((draft) => draft.setProperty(`${NEWS}/jcr:content`, 'jcr:title', title));
const waiting = () => readdirSync(join(dir, 'queue'));

it('removes a deleted page from publish at the next start if the process died in between', async () => {
  await begin(site);
  await replication.intend(deletion());
  await author.delete(NEWS);
  await restart();
  expect(publish.get(NEWS)).toBeUndefined();
  expect(waiting()).toEqual([]);
  expect(lines).toEqual(['Publishing: 1 of 1 unfinished entries completed']);
});

it('keeps a page on publish if its intended deletion never happened', async () => {
  await begin(site);
  await replication.intend(deletion());
  await restart();
  expect(titleOf(publish, `${NEWS}/a`)).toBe('A');
  expect(waiting()).toEqual([]);
});

it('removes a deleted page from publish even if a new, unpublished page has the same path', async () => {
  await begin(site);
  await replication.intend(deletion());
  await author.delete(NEWS);
  await author.write(NEWS, page('Other news'));
  await restart();
  expect(publish.get(NEWS)).toBeUndefined();
});

it('completes a publication at the next start, with the page as it was when published', async () => {
  await begin(site);
  const node = page('Published');
  const entry = { action: 'Activate', at: '2026-11-20T09:00:00.000+00:00', noted: [NEWS] } as const;
  await replication.intend({ ...entry, steps: [{ put: NEWS, node }] });
  await rename(author, 'Not yet');
  await restart();
  expect(titleOf(publish, NEWS)).toBe('Published');
  expect(author.get(`${NEWS}/jcr:content`)!.properties).toMatchObject({
    'jcr:title': 'Not yet',
    'cq:lastReplicationAction': 'Activate',
    'cq:lastReplicated': entry.at,
  });
});

it('does not restore a page that was published and then deleted', async () => {
  await begin(site);
  const steps = [{ put: NEWS, node: page('News') }];
  await replication.intend(deletion());
  await replication.intend({ action: 'Activate', at: '', steps, noted: [NEWS] });
  await author.delete(NEWS);
  await restart();
  expect(publish.get(NEWS)).toBeUndefined();
});

it('removes at start-up what author has deleted or unpublished, and logs it', async () => {
  const taken = page('B');
  (taken['jcr:content'] as NodeJson)['cq:lastReplicationAction'] = 'Deactivate';
  await begin(
    { 'content.json': site['content.json'], 'content/news.json': page('News'), 'content/news/b.json': taken },
    site,
  );
  expect(publish.list(NEWS).map(({ name }) => name)).toEqual(['jcr:content']);
  expect(lines).toEqual([
    `Publishing: removed from publish, since author deleted or unpublished it: ${NEWS}/a, ${NEWS}/b`,
  ]);
});

it('keeps a page on publish whose file on author is unreadable', async () => {
  await begin({ ...site, 'content/news/a.json': '{' }, site);
  expect(titleOf(publish, `${NEWS}/a`)).toBe('A');
});

it('removes nothing from publish if most of author’s content is missing, and asks', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`content/news/p${i}.json`, page(`P ${i}`)]),
  );
  await begin({ 'content.json': site['content.json'] }, { ...site, ...many });
  expect(titleOf(publish, `${NEWS}/p1`)).toBe('P 1');
  expect(lines.join()).toContain("Is author's content complete?");
});

it('retries a deletion that publish refuses, and holds back later changes of the same page', async () => {
  await begin(site);
  const change = jest.spyOn(publish, 'change').mockRejectedValue(new Error('No space left'));
  const entry = await replication.intend(deletion());
  await author.delete(NEWS);
  await expect(replication.finish(entry)).rejects.toThrow(/visitors still see \/content\/news as before/);
  await author.write(NEWS, page('News again'));
  await expect(activate(replication, { paths: [NEWS] })).rejects.toThrow('has not reached visitors yet');
  expect(waiting()).toHaveLength(1);
  change.mockRestore();
  await activate(replication, { paths: [NEWS] });
  expect(publish.list(NEWS).map(({ name }) => name)).toEqual(['jcr:content']);
  expect(titleOf(publish, NEWS)).toBe('News again');
  expect(waiting()).toEqual([]);
});

it('never publishes something after reporting that it failed', async () => {
  await begin(site);
  await rename(author, 'New');
  const change = jest.spyOn(publish, 'change').mockRejectedValueOnce(new Error('No space left'));
  await expect(activate(replication, { paths: [NEWS] })).rejects.toThrow('No space left');
  change.mockRestore();
  await restart();
  expect(titleOf(publish, NEWS)).toBe('News');
});

it('undoes an unpublication as one step, with all pages as visitors had them, even after a restart', async () => {
  await begin(site);
  await rename(author, 'Draft');
  const { paths, undo } = await deactivate(replication, { paths: [NEWS] });
  expect(paths).toEqual([NEWS, `${NEWS}/a`, `${NEWS}/b`]);
  await restart();
  expect((await restore(replication, undo!)).paths).toEqual(paths);
  expect(titleOf(publish, NEWS)).toBe('News');
  expect(publish.list(NEWS).map(({ name }) => name)).toEqual(['jcr:content', 'a', 'b']);
  expect(titleOf(author, NEWS)).toBe('Draft');
  await expect(restore(replication, undo!)).rejects.toThrow('can no longer be undone');
});

it('does not overwrite a newer publication when it undoes an unpublication', async () => {
  await begin(site);
  const { undo } = await deactivate(replication, { paths: [NEWS] });
  await rename(author, 'Newer');
  await activate(replication, { paths: [NEWS] });
  await restore(replication, undo!);
  expect(titleOf(publish, NEWS)).toBe('Newer');
  expect(titleOf(publish, `${NEWS}/a`)).toBe('A');
});

it('publishes, and says so on the page as soon as author can be changed again', async () => {
  await begin(site, { 'content.json': site['content.json'] });
  const change = jest.spyOn(author, 'change').mockRejectedValueOnce(new Error('away'));
  expect((await activate(replication, { paths: [NEWS] })).paths).toEqual([NEWS]);
  expect(titleOf(publish, NEWS)).toBe('News');
  expect(waiting()).toHaveLength(1);
  change.mockRestore();
  await activate(replication, { paths: [`${NEWS}/a`] });
  expect(author.get(`${NEWS}/jcr:content`)?.properties['cq:lastReplicationAction']).toBe('Activate');
  expect(waiting()).toEqual([]);
});

it('waits for a change whose answer was lost, and carries it out when it shows', async () => {
  await begin(site);
  const refusal = jest.spyOn(author, 'refusal').mockResolvedValue('away');
  await replication.finish(await replication.intend(deletion()));
  expect(waiting()).toHaveLength(1);
  refusal.mockRestore();
  // Meanwhile its page can be published.
  await activate(replication, { paths: [NEWS] });
  expect(waiting()).toHaveLength(1);
  await author.delete(NEWS);
  await expect(activate(replication, { paths: [NEWS] })).rejects.toThrow('There is no page');
  expect(publish.get(NEWS)).toBeUndefined();
  expect(waiting()).toEqual([]);
});

it('sets aside an unreadable entry and continues', async () => {
  await begin(site);
  const entry = await replication.intend(deletion());
  const file = join(dir, 'queue', `${String(entry.id).padStart(12, '0')}.json`);
  writeFileSync(file, '{"action":');
  await restart();
  expect(existsSync(`${file}.broken`)).toBe(true);
  expect(lines[0]).toContain(`${file} cannot be read`);
});
