import { componentsOf, SECTIONS } from '../../../shared/addresses/sections';
import type { Section } from '../../../shared/authoring/section';
import { AuthorClient } from './author-client';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

/* Components of a live copy leave their blueprint and follow it again, as authors ask for it. */

const GB = '/content/ventora/gb/en';
const US = '/content/ventora/us/en';
const text = `${US}/service/jcr:content/root/text`;

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const content = {
    'content/ventora/gb/en.json': { ...page('Home'), service: {} },
    'content/ventora/gb/en/service.json': page('Service', {
      text: component('text', {
        text: `<p><a href="${GB}/service.html">Ring us</a></p>`,
        textIsRich: true,
        id: 'ring',
      }),
    }),
    'content/ventora/us/en.json': {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'cq:LiveSyncConfig': { 'jcr:primaryType': 'cq:LiveCopy', 'cq:master': GB, 'cq:isDeep': true },
      },
    },
  };
  site = await startSite({ content, published: content, isDerived: true });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const shown = async () => (await client.node(text)).text;
const leave = {
  './cq:propertyInheritanceCancelled@TypeHint': 'String[]',
  './cq:propertyInheritanceCancelled': 'text',
};

test('a property leaves its source with the value that it has shown, and takes another one', async () => {
  const before = await shown();
  const left = await client.post(text, { ...leave, ':mustExist': text });
  expect(left.status).toBe(201);
  expect(await shown()).toBe(before);
  expect((await client.post(text, { './text': '<p>Call us</p>' })).status).toBe(200);
  expect(await shown()).toBe('<p>Call us</p>');
  const refused = await client.post(text, { './id': 'own' });
  expect(refused.status).toBe(403);
  expect(refused.body).toContain(`is inherited from ${GB}/service/jcr:content/root/text; change it there`);
});

test('a component says what its source has, as the copy would show it', async () => {
  await client.post(text, { ...leave, './text': '<p>Call us</p>' });
  const answer = await site.author.inject(`${text}.source.json`);
  expect(answer.json()).toMatchObject({
    path: `${GB}/service/jcr:content/root/text`,
    page: { path: `${GB}/service`, title: 'Service' },
    node: { text: `<p><a href="${US}/service.html">Ring us</a></p>`, id: 'ring' },
  });
  expect((await site.publish.inject(`${text}.source.json`)).statusCode).toBe(404);
  expect((await site.author.inject(`${GB}/service/jcr:content/root/text.source.json`)).statusCode).toBe(404);
});

test('two authors who leave a source at the same time do not overwrite each other', async () => {
  const version = (await client.post(text, leave)).version!;
  const stale = await client.post(text, { './text': 'x' }, { 'if-content-version': `${version}0` });
  expect(stale.status).toBe(412);
});

test('visitors of the copy see its own value once the page is published', async () => {
  await client.post(text, { ...leave, './text': '<p>Call us</p>' });
  const visit = async () => (await site.publish.inject(`${US}/service.html`)).body;
  expect(await visit()).toContain('Ring us');
  const published = await client.post('/bin/replicate.json', { cmd: 'Activate', path: `${US}/service` });
  expect(published.status).toBe(200);
  expect(await visit()).toContain('Call us');
});

test('a section of a live copy’s component has what it shows, and nothing of what it inherits or has left', async () => {
  await client.post(text, {
    ...leave,
    './text': '<p>Call us</p>',
    './jcr:mixinTypes@TypeHint': 'String[]',
    './jcr:mixinTypes': 'cq:PropertyLiveSyncCancelled',
  });
  const { json } = await client.post(SECTIONS, { cmd: 'create', title: 'Ring', component: text });
  const { path } = json['section'] as Section;
  expect(site.repository.get(`${componentsOf(path)}/text`)?.properties).toEqual({
    'jcr:primaryType': 'nt:unstructured',
    'sling:resourceType': 'ventora/components/text',
    text: '<p>Call us</p>',
    textIsRich: true,
    id: 'ring',
  });
});
