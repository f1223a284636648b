import { withDerivedPages } from '../../repository/derived/derived-repository';
import type { NodeJson } from '../../repository/node-json';
import type { Repository } from '../../repository/Repository';
import {
  component,
  contentFolder,
  logTo,
  openFolder,
  page,
  type ContentFolder,
} from '../../repository/testing/content-folder';
import { publicationDetails } from './publication-details';
import { activate, deactivate } from './replicate';
import { Replication } from './Replication';

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
/** A partly own page: the rest comes from Britain. */
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
let replication: Replication;
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
  replication = new Replication({ author, publish, dir: contentFolder().dir, log: logTo([]) });
  await replication.start();
};
const put = (path: string, withReferences = false) =>
  activate(replication, { paths: [path], withReferences });
afterEach(() => Promise.all([author.close(), publish.close()]));

it('publishes only the stored part of a live copy, so that it keeps following its blueprint', async () => {
  await start(contact);
  await put(`${copy}/contact`);
  expect(published.json('content/site/us/en/contact.json')).toEqual(ours);
  const title = `${master}/contact/jcr:content/root/title`;
  await publish.change((draft) => draft.setProperty(title, 'jcr:title', 'Call us'));
  const root = publish.get(`${copy}/contact/jcr:content/root`)!;
  expect([...root.children.keys()]).toEqual(['title', 'offer', 'hours']);
  expect(root.children.get('title')!.properties['jcr:title']).toBe('Call us');
});

const details = (path: string) => publicationDetails(author.get(path)!, author, publish);
const retitle = (title: string) =>
  author.change((draft) => draft.setProperty(`${master}/contact/jcr:content/root/title`, 'jcr:title', title));

it('reports a live copy as changed if only its blueprint has, and what to publish', async () => {
  await start({ ...contact, 'content/site/us/en/contact.json': ours });
  expect(details(`${copy}/contact`)).toMatchObject({ published: true, changedSince: false, behind: [] });
  await retitle('Call us');
  expect(details(`${copy}/contact`)).toMatchObject({
    changedSince: true,
    ownChanged: false,
    behind: [{ path: `${master}/contact`, title: 'Contact' }],
    alsoShownAt: [],
  });
  await put(`${master}/contact`);
  expect(details(`${copy}/contact`)).toMatchObject({ changedSince: false, behind: [] });
});

it('reports it for a page without own content, too, and lists for its blueprint where else the change shows', async () => {
  await start(contact);
  await author.delete(`${copy}/contact`);
  await retitle('Call us');
  expect(details(`${copy}/contact`)).toMatchObject({ changedSince: true, ownChanged: false });
  expect(details(`${master}/contact`)).toMatchObject({ changedSince: true, copies: [`${copy}/contact`] });
});

it('does not report a live copy as changed by content it hides', async () => {
  const own: NodeJson = structuredClone(ours);
  (own['jcr:content'] as NodeJson)['root'] = {
    'jcr:primaryType': 'nt:unstructured',
    title: component('title', {
      'jcr:mixinTypes': ['cq:PropertyLiveSyncCancelled'],
      'cq:propertyInheritanceCancelled': ['jcr:title'],
      'jcr:title': 'Call our office',
    }),
  };
  await start({ ...contact, 'content/site/us/en/contact.json': own });
  await author.write(`${copy}/contact`, own);
  await retitle('Call us');
  expect(details(`${copy}/contact`)).toMatchObject({ changedSince: false, behind: [] });
});

it('counts the pages unpublished with a page, and lists them afterwards', async () => {
  await start(contact);
  await author.write(`${master}/contact/map`, page('Map'));
  await put(`${master}/contact/map`);
  expect(details(`${master}/contact`)).toMatchObject({
    below: 1,
    copies: [`${copy}/contact`],
    takenWith: [],
  });
  await deactivate(replication, { paths: [`${master}/contact`] });
  expect(details(`${master}/contact`)).toMatchObject({ below: 0, takenWith: [`${master}/contact/map`] });
});

it('refuses to publish a live copy without its blueprint', async () => {
  await start({});
  await expect(put(`${copy}/contact`)).rejects.toThrow(
    `${copy}/contact follows ${master}/contact, which is not published; publish that first`,
  );
});

it('refuses to publish a page without own content, and names its blueprint', async () => {
  await start(contact);
  await author.delete(`${copy}/contact`);
  await expect(put(`${copy}/contact`)).rejects.toThrow(`is inherited from ${master}/contact`);
});

it('publishes a fragment of a page together with the one that it follows', async () => {
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
