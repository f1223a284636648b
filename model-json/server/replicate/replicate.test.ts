import { withDerivedPages } from '../../repository/derived/derived-repository';
import type { NodeJson } from '../../repository/node-json';
import type { Repository } from '../../repository/Repository';
import {
  component,
  contentFolder,
  openFolder,
  page,
  type ContentFolder,
} from '../../repository/testing/content-folder';
import { publicationOf } from './publication';
import { activate } from './replicate';

const master = '/content/site/gb/en';
const copy = '/content/site/us/en';

const follows = (path: string): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'cq:LiveSyncConfig': { 'jcr:primaryType': 'nt:unstructured', 'cq:master': path, 'cq:isDeep': true },
  },
});

const contact = {
  'content/site/gb/en/contact.json': page('Contact', {
    title: component('title', { 'jcr:title': 'Ring us' }),
    offer: component('experiencefragment', {
      fragmentVariationPath: '/content/experience-fragments/site/us/en/offer',
    }),
  }),
};
/** Half a page: the rest is Britain's. */
const ours: NodeJson = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    root: { 'jcr:primaryType': 'nt:unstructured', hours: component('text', { text: 'Eastern Time' }) },
  },
};
const homes = {
  'content.json': { 'jcr:primaryType': 'sling:Folder' },
  'content/site/gb/en.json': page('Air'),
  'content/site/us/en.json': follows(master),
};

let author: Repository;
let publish: Repository;
let published: ContentFolder;
const none = { roots: [], below: () => [] };
const opened = async (folder: ContentFolder) => withDerivedPages(await openFolder(folder), () => none);
const start = async (there: Record<string, NodeJson>) => {
  const here = {
    ...homes,
    ...contact,
    'content/site/us/en/contact.json': ours,
    'content/experience-fragments/site/gb/en/offer.json': page('Offer'),
    'content/experience-fragments/site/us/en/offer.json': follows(
      '/content/experience-fragments/site/gb/en/offer',
    ),
  };
  author = await opened(contentFolder(here));
  published = contentFolder({ ...homes, ...there });
  publish = await opened(published);
};
const put = (path: string, withReferences = false) =>
  activate({ author, publish, paths: [path], withReferences });
afterEach(() => Promise.all([author.close(), publish.close()]));

it('publishes of a live copy what is stored, so that it goes on following', async () => {
  await start(contact);
  await put(`${copy}/contact`);
  expect(published.json('content/site/us/en/contact.json')).toEqual(ours);
  const title = `${master}/contact/jcr:content/root/title`;
  await publish.change((draft) => draft.setProperty(title, 'jcr:title', 'Call us'));
  const root = publish.get(`${copy}/contact/jcr:content/root`)!;
  expect([...root.children.keys()]).toEqual(['title', 'offer', 'hours']);
  expect(root.children.get('title')!.properties['jcr:title']).toBe('Call us');
});

it('counts a live copy as changed when its own part is, not when only its blueprint is', async () => {
  await start(contact);
  const changed = () => publicationOf(author.get(`${copy}/contact`)!, publish).changedSince;
  expect(changed()).toBe(true);
  await put(`${copy}/contact`);
  const title = `${master}/contact/jcr:content/root/title`;
  await author.change((draft) => draft.setProperty(title, 'jcr:title', 'Call us'));
  expect(changed()).toBe(false);
});

it('publishes no half of a page whose blueprint visitors do not have', async () => {
  await start({});
  await expect(put(`${copy}/contact`)).rejects.toThrow(
    `${copy}/contact follows ${master}/contact, which is not published; publish that first`,
  );
});

it('does not publish a page that only follows, but names the one that it follows', async () => {
  await start(contact);
  await author.delete(`${copy}/contact`);
  await expect(put(`${copy}/contact`)).rejects.toThrow(`is inherited from ${master}/contact`);
});

it('brings a fragment that a page shows together with the one that it follows', async () => {
  await start({});
  const { paths } = await put(`${master}/contact`, true);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/content/experience-fragments/site/us/en/offer',
      '/content/experience-fragments/site/gb/en/offer',
    ]),
  );
  const offer = publish.get('/content/experience-fragments/site/us/en/offer/jcr:content');
  expect(offer?.properties['jcr:title']).toBe('Offer');
});
