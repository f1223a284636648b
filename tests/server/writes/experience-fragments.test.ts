import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { toJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

const FOLDER = '/content/experience-fragments/ventora/gb/en';
const TEMPLATE = '/conf/ventora/settings/wcm/templates/xf';
const folder: NodeJson = { 'jcr:primaryType': 'sling:OrderedFolder' };

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const content = {
    'conf/ventora/settings/wcm/templates/xf.json': {
      'jcr:primaryType': 'cq:Template',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'jcr:title': 'Experience fragment',
        status: 'enabled',
        allowedPaths: ['/content/experience-fragments/ventora(/.*)?'],
      },
      initial: page('', { text: component('text', { text: 'Begin here' }) }),
    },
    'content/experience-fragments/ventora/gb/en.json': folder,
    'content/ventora/gb/en.json': page('Home'),
  };
  site = await startSite({
    isDerived: true,
    content,
    published: { 'content/ventora/gb/en.json': page('Home') },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const command = (cmd: string, form: Form) => client.post('/bin/wcmcommand', { cmd, ...form });
const create = (title: string, parentPath = FOLDER) =>
  command('createPage', { title, parentPath, template: TEMPLATE });
const contentOf = (path: string) => site.repository.get(`${path}/jcr:content`)?.properties;

test('an experience fragment is made with its first variation, and gets others', async () => {
  expect(await create('Offer')).toMatchObject({ status: 201, json: { path: `${FOLDER}/offer` } });
  expect(contentOf(`${FOLDER}/offer`)).toMatchObject({
    'jcr:title': 'Offer',
    'sling:resourceType': 'cq/experience-fragments/components/experiencefragment',
  });
  expect(contentOf(`${FOLDER}/offer/master`)).toMatchObject({
    'jcr:title': 'Offer',
    'cq:template': TEMPLATE,
    'cq:xfVariantType': 'web',
    'cq:xfMasterVariation': true,
    'jcr:createdBy': 'admin',
  });
  expect(site.repository.get(`${FOLDER}/offer/master/jcr:content/root/text`)).toBeDefined();
  expect((await create('Short', `${FOLDER}/offer`)).status).toBe(201);
  const short = contentOf(`${FOLDER}/offer/short`);
  expect(short).toMatchObject({ 'jcr:title': 'Short', 'cq:xfVariantType': 'web' });
  expect(short).not.toHaveProperty('cq:xfMasterVariation');
  expect((await create('Deeper', `${FOLDER}/offer/short`)).status).toBe(403);
  const level = await site.author.inject(`${FOLDER}.children.json`);
  const { children, templates } = level.json<{ children: object[]; templates: Record<string, string> }>();
  expect(children).toMatchObject([{ name: 'offer', title: 'Offer', hasChildren: true }]);
  expect(Object.values(templates)).toEqual(['Experience fragment']);
});

test('a variation as a live copy shows what its source shows, until something of it is its own', async () => {
  await create('Offer');
  const copied = await command('createLiveCopy', { srcPath: `${FOLDER}/offer/master`, title: 'Mail' });
  expect(copied).toMatchObject({ status: 201, json: { path: `${FOLDER}/offer/mail` } });
  expect(contentOf(`${FOLDER}/offer/mail`)).toMatchObject({ 'jcr:title': 'Mail', 'cq:xfVariantType': 'web' });
  expect(contentOf(`${FOLDER}/offer/mail`)).not.toHaveProperty('cq:xfMasterVariation');
  const shown = () => site.repository.get(`${FOLDER}/offer/mail/jcr:content/root/text`)?.properties['text'];
  expect(shown()).toBe('Begin here');
  await client.post(`${FOLDER}/offer/master/jcr:content/root/text`, { text: 'Now' });
  expect(shown()).toBe('Now');
  const own = { 'jcr:mixinTypes': ['cq:LiveSyncCancelled'], 'text': 'Its own' };
  await client.post(`${FOLDER}/offer/mail/jcr:content/root/text`, own);
  await client.post(`${FOLDER}/offer/master/jcr:content/root/text`, { text: 'Later' });
  expect(shown()).toBe('Its own');
  const level = await site.author.inject(`${FOLDER}/offer.children.json`);
  expect(level.json<{ children: object[] }>().children).toMatchObject([
    { name: 'master' },
    { name: 'mail', follows: `${FOLDER}/offer/master` },
  ]);
  const refused = { srcPath: '/content/ventora/gb/en', title: 'Copy' };
  expect((await command('createLiveCopy', refused)).status).toBe(422);
});

test('a fragment goes with all its variations to the bin, and comes back', async () => {
  await create('Offer');
  await create('Short', `${FOLDER}/offer`);
  const before = JSON.stringify(toJson(site.repository.get(`${FOLDER}/offer/short/jcr:content/root`)!));
  await command('deletePage', { path: `${FOLDER}/offer` });
  expect(site.repository.get(`${FOLDER}/offer`) === undefined).toBe(true);
  const bin = (await site.author.inject('/bin/wcm/deleted.json')).json<{ deleted: { id: string }[] }>();
  await command('restoreDeleted', { id: bin.deleted[0]!.id });
  expect([...site.repository.get(`${FOLDER}/offer`)!.children.keys()]).toEqual([
    'jcr:content',
    'master',
    'short',
  ]);
  expect(JSON.stringify(toJson(site.repository.get(`${FOLDER}/offer/short/jcr:content/root`)!))).toBe(before);
});

test('a page takes the fragment that it shows to visitors, and a renamed variation keeps its place on pages', async () => {
  await create('Offer');
  await client.post('/content/ventora/gb/en/jcr:content/root', {
    './shown/sling:resourceType': 'ventora/components/experiencefragment',
    './shown/fragmentVariationPath': `${FOLDER}/offer/master`,
  });
  const used = await site.author.inject(`${FOLDER}/offer.references.json`);
  expect(used.json()).toMatchObject({ pages: [{ path: '/content/ventora/gb/en' }], below: 1 });
  await command('movePage', {
    srcPath: `${FOLDER}/offer/master`,
    destParentPath: `${FOLDER}/offer`,
    destName: 'long',
    integrity: 'true',
  });
  const shown = site.repository.get('/content/ventora/gb/en/jcr:content/root/shown')!;
  expect(shown.properties['fragmentVariationPath']).toBe(`${FOLDER}/offer/long`);
  const published = await client.post('/bin/replicate.json', {
    cmd: 'Activate',
    path: '/content/ventora/gb/en',
    references: 'true',
  });
  expect(published.status).toBe(200);
  expect(site.publishRepository.get(`${FOLDER}/offer/long`)).toBeDefined();
});
