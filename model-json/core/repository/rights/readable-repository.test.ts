import { withDerivedPages } from '../derived/derived-repository';
import { inheritanceOf } from '../derived/inheritance/inheritance';
import { sourceOf } from '../derived/inheritance/source-of';
import { sourcesOf } from '../derived/sources-of';
import { storedOf } from '../derived/stored-of';
import type { NodeJson } from '../node-json';
import type { Change, Repository } from '../Repository';
import { component, contentFolder, openFolder, page } from '../testing/content-folder';
import { relocate } from '../../server/relocate/relocate';
import { pastRepository } from '../versions/past-repository';
import { guardedWrites } from './guarded-writes';
import { readableRepository } from './readable-repository';
import { Rights, type Level } from './Rights';

const master = '/content/site/gb/en';
const copy = '/content/site/us/en';

const follows: NodeJson = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'cq:LiveSyncConfig': { 'jcr:primaryType': 'nt:unstructured', 'cq:master': master, 'cq:isDeep': true },
  },
};
const ownAbout: NodeJson = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', own: component('text', { text: 'Ours' }) },
};

let stored: Repository;
beforeEach(async () => {
  stored = withDerivedPages(
    await openFolder(
      contentFolder({
        'content.json': { 'jcr:primaryType': 'sling:Folder' },
        'content/site.json': page('Site', { secret: component('text', { text: 'For few' }) }),
        'content/site/gb/en.json': {
          ...page('Home', { text: component('text', { text: 'Hello' }) }),
          about: {},
        },
        'content/site/gb/en/about.json': page('About', { link: component('link', { to: `${copy}/about` }) }),
        'content/site/us/en.json': follows,
        'content/site/us/en/about.json': ownAbout,
      }),
    ),
    () => ({ roots: [], below: () => [] }),
  );
});

const seen = (path: string, level: Level = 'publish') => {
  const rights = new Rights([{ path, level }], 'publish');
  return readableRepository(
    guardedWrites(stored, () => rights),
    rights,
  );
};

it('shows a copy whole, although its blueprint may not be read', () => {
  const site = seen('/content/site/us');
  const text = site.get(`${copy}/jcr:content/root/text`);
  expect(text?.properties['text']).toBe('Hello');
  expect(site.get(`${copy}/about/jcr:content`)?.properties['jcr:title']).toBe('About');
  expect(site.get(master)).toBeUndefined();
  expect(site.get(`${master}/about/jcr:content`)).toBeUndefined();
});

it('does not tell what a copy follows', () => {
  const site = seen('/content/site/us');
  const home = site.get(copy)!;
  expect([...sourcesOf(home)]).toEqual([copy]);
  expect(inheritanceOf(home).masters).toEqual([]);
  const text = `${copy}/jcr:content/root/text`;
  expect(sourceOf(site.get(text)!)).toBeUndefined();
  expect(sourceOf(seen('/content/site').get(text)!)?.master.path).toBe(text.replace(copy, master));
  expect(storedOf(home)?.children.get('about')?.parent?.path).toBe(copy);
  expect(storedOf(home)?.parent?.parent?.children.has('gb')).toBe(false);
});

it('shows no more of a past state than of the present', () => {
  const past = pastRepository(seen('/content/site/us'), new Map());
  expect(past.get(`${copy}/jcr:content/root/text`)?.properties['text']).toBe('Hello');
  expect(past.get(master)).toBeUndefined();
  expect([...past.get('/content/site')!.children.keys()]).toEqual(['jcr:content', 'us']);
});

it('shows what is above readable folders by name and title only', () => {
  const site = seen('/content/site/us');
  expect([...site.get('/content/site')!.children.keys()]).toEqual(['jcr:content', 'us']);
  const above = site.get('/content/site/jcr:content');
  expect([above?.properties['jcr:title'], above?.children.size]).toEqual(['Site', 0]);
  expect(site.get('/content/site/jcr:content/root')).toBeUndefined();
});

it.each([
  '//content/site/gb/en',
  '/content//site/gb/en',
  '/content/site/us/../gb/en',
  '/content/site/gb/en/',
])('is not deceived by %s', (path) => {
  const site = seen('/content/site/us');
  expect(site.get(path)).toBeUndefined();
  expect(site.list(path)).toEqual([]);
  expect(site.versionOf(path)).toBeUndefined();
});

it('is not deceived by the way up from a node', () => {
  const at = seen('/content/site/us').get(`${copy}/about`)!;
  expect([...at.parent!.parent!.parent!.children.keys()]).toEqual(['jcr:content', 'us']);
});

it('names no blueprint in a message', async () => {
  const change = seen('/content/site/us').change((draft) =>
    draft.setProperty(`${copy}/jcr:content/root/text`, 'text', 'Changed'),
  );
  await expect(change).rejects.toThrow('is inherited from a page that you may not see');
});

it('tells of a change of a hidden blueprint as one of the copy, and of nothing else that is hidden', async () => {
  const changes: Change[] = [];
  seen('/content/site/us').onChange((change) => changes.push(change));
  await stored.change((draft) => draft.setProperty(`${master}/jcr:content`, 'jcr:title', 'New'));
  await stored.change((draft) => draft.setProperty('/content/site/jcr:content', 'jcr:title', 'New'));
  expect(changes.map(({ paths }) => paths)).toEqual([[copy]]);
});

it('moves no page whose hidden copies would have to move along', async () => {
  const site = seen('/content/site/gb');
  const move = site.change((draft) =>
    relocate(draft, site, {
      from: `${master}/about`,
      to: `${master}/company`,
      keepAddress: true,
      adjustLinks: true,
    }),
  );
  await expect(move).rejects.toThrow('content that you may not see');
  expect(stored.get(`${copy}/about/jcr:content/own`)?.properties['text']).toBe('Ours');
});

it('refuses a move whose links or copies somebody may read but not change, and names the page', async () => {
  const rights = new Rights(
    [
      { path: '/content', level: 'read' },
      { path: '/content/site/gb', level: 'write' },
    ],
    'write',
  );
  const site = guardedWrites(stored, () => rights);
  const relocation = {
    from: `${master}/about`,
    to: `${master}/company`,
    keepAddress: true,
    adjustLinks: true,
  };
  const move = site.change((draft) => relocate(draft, site, relocation));
  await expect(move).rejects.toThrow(`You may not change ${copy}`);
  expect(stored.get(`${master}/about`)).toBeDefined();
});

it('lets nobody remove or rename the folder that their right begins at', async () => {
  const site = seen('/content/site/us');
  await expect(site.delete('/content/site/us')).rejects.toThrow('may not see');
  await expect(site.change((draft) => draft.order('/content/site/us', undefined))).rejects.toThrow();
  await expect(site.change((draft) => draft.remove(`${copy}/about`))).resolves.toBeUndefined();
});
