import { withDerivedPages } from '../../../repository/derived/derived-repository';
import type { NodeJson } from '../../../repository/node-json';
import type { Repository } from '../../../repository/Repository';
import { contentFolder, openFolder, page } from '../../../repository/testing/content-folder';
import { vanityPathsOf } from './vanity-paths';

const gb = '/content/site/gb/en';
const us = '/content/site/us/en';

const copyOf = (master: string): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'cq:LiveSyncConfig': config(master) },
});
const config = (master: string): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  'cq:master': master,
  'cq:isDeep': true,
});

const open = async (): Promise<Repository> =>
  withDerivedPages(
    await openFolder(
      contentFolder({
        'content.json': { 'jcr:primaryType': 'sling:Folder' },
        'content/site/gb/en.json': { ...page('Home'), about: {}, service: {} },
        'content/site/gb/en/about.json': page('About'),
        'content/site/gb/en/service.json': page('Service'),
        'content/site/us/en.json': copyOf(gb),
      }),
    ),
    () => ({ roots: [], below: () => [] }),
  );

/** A change, and where `/help` leads afterwards. */
const steps: readonly (readonly [
  title: string,
  change: (site: Repository) => Promise<unknown>,
  help: string | undefined,
])[] = [
  ['a page gets a vanity path', (site) => set(site, `${gb}/service`, '/help'), `${gb}/service`],
  ['an earlier page gets the same', (site) => set(site, `${gb}/about`, '/help'), `${gb}/about`],
  [
    'the pages are put in another order',
    (site) =>
      site.update(gb, (node) => {
        const { about, ...rest } = node ?? {};
        return { ...rest, about: about ?? {} };
      }),
    `${gb}/service`,
  ],
  ['a page is deleted', (site) => site.delete(`${gb}/service`), `${gb}/about`],
  ['the site of a live copy is all that is left', (site) => site.delete(`${gb}/about`), undefined],
  [
    'a page is created with one',
    (site) => site.write(`${us}/own`, { ...page('Own'), ...vanity('help') }),
    `${us}/own`,
  ],
];

const vanity = (path: string): NodeJson => ({
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'sling:vanityPath': [path] },
});
const set = (site: Repository, path: string, value: string) =>
  site.change((draft) => draft.setProperty(`${path}/jcr:content`, 'sling:vanityPath', [value]));

it('follows each change that concerns vanity paths', async () => {
  const site = await open();
  const kept = vanityPathsOf(site);
  expect(kept()).toEqual(new Map());
  for (const [title, change, help] of steps) {
    await change(site);
    expect([title, kept().get('/help')?.page]).toEqual([title, help]);
    expect([title, kept()]).toEqual([title, vanityPathsOf(site)()]);
  }
});

it('follows a page that becomes a live copy, and one that no longer is one', async () => {
  const site = await open();
  const fr = '/content/site/fr/en';
  await set(site, gb, '/start');
  await site.delete(us);
  const kept = vanityPathsOf(site);
  expect(kept().get('/start')?.page).toBe(gb);
  await site.write(fr, copyOf(gb));
  expect(kept().get('/start')?.page).toBe(fr);
  await site.change((draft) => draft.remove(`${fr}/jcr:content/cq:LiveSyncConfig`));
  expect(kept().get('/start')?.page).toBe(gb);
});

it('looks at no other page after any other change', async () => {
  const site = await open();
  await set(site, `${gb}/about`, '/help');
  const kept = vanityPathsOf(site);
  const before = kept();
  await site.change((draft) => draft.setProperty(`${gb}/service/jcr:content`, 'jcr:title', 'Repairs'));
  await site.write(`${gb}/news`, page('News'));
  await site.delete(`${gb}/news`);
  expect(kept()).toBe(before);
  await set(site, `${gb}/about`, '/ask');
  expect(kept()).not.toBe(before);
});
