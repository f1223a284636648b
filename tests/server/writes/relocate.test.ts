import { AuthorClient } from './author-client';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const SITE = '/content/ventora/gb/en';

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const link = component('text', {
    text: `<a href="${SITE}/after-sales.html">Service</a>`,
    textIsRich: true,
  });
  const content = {
    'content/ventora/gb/en.json': { ...page('Home', { link }), 'after-sales': {}, products: {} },
    'content/ventora/gb/en/after-sales.json': page('After sales'),
    'content/ventora/gb/en/after-sales/plans.json': page('Plans'),
  };
  site = await startSite({ content, published: content });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const rename = (from: string, to: string, more: Record<string, string> = {}) =>
  client.post(`${SITE}/${from}`, {
    ':operation': 'relocate',
    ':dest': `${SITE}/${to}`,
    ':keepAddress': 'true',
    ':adjustLinks': 'true',
    ...more,
  });
const visit = async (address: string) => {
  const { statusCode, headers } = await site.publish.inject(address);
  return headers.location === undefined ? statusCode : `${statusCode} ${String(headers.location)}`;
};

test('a live page that is renamed is live under its new address at once, and its old ones lead there', async () => {
  const { status, json } = await rename('after-sales', 'service');
  expect(status).toBe(201);
  expect(json).toMatchObject({ moved: [`${SITE}/after-sales`, `${SITE}/after-sales/plans`] });
  expect(json).not.toHaveProperty('unpublished');
  expect(await visit('/service')).toBe(200);
  expect(await visit('/after-sales?utm=1')).toBe('301 /service?utm=1');
  expect(await visit(`${SITE}/after-sales.html`)).toBe('301 /service');
  expect(await visit('/after-sales/plans')).toBe('301 /service/plans');
  expect(await visit('/after-sales/')).toBe('301 /service');
  expect(await visit('/after-sales.datasheet.pdf')).toBe('301 /service.datasheet.pdf');
  expect(await visit('/after-sales/gone')).toBe(404);
});

test('visitors are led on from every address that a page had, in one step', async () => {
  await rename('after-sales', 'service');
  await rename('service', 'care');
  expect(await visit('/after-sales')).toBe('301 /care');
  expect(await visit('/service/plans')).toBe('301 /care/plans');
});

test('links on live pages lead to the new address at once, and nothing else of the pages is published', async () => {
  await client.post(`${SITE}/jcr:content`, { './jcr:title': 'Draft' });
  await rename('after-sales', 'service');
  const { body } = await site.publish.inject('/');
  expect(body).toContain(`href="${SITE}/service.html"`);
  expect(body).not.toContain('Draft');
  const state = async (path: string) =>
    (await site.author.inject(`${path}.publication.json`)).json() as unknown;
  expect(await state(`${SITE}/service`)).toMatchObject({ published: true, changedSince: false });
  expect(await state(SITE)).toMatchObject({ published: true, changedSince: true });
});

test('an author may do without the redirect', async () => {
  await rename('after-sales', 'service', { ':keepAddress': 'false' });
  expect(await visit('/after-sales')).toBe(404);
  expect(await visit('/service')).toBe(200);
});

test('a rename is taken back as it was done: visitors find the page where they did', async () => {
  await rename('after-sales', 'service');
  await rename('service', 'after-sales', { ':keepAddress': 'false' });
  expect(await visit('/after-sales/plans')).toBe(200);
  expect(await visit('/service')).toBe(404);
  expect((await site.publish.inject('/')).body).toContain(`href="${SITE}/after-sales.html"`);
});

test('a page that visitors do not see is renamed for authors alone', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Deactivate', path: `${SITE}/after-sales` });
  await rename('after-sales', 'service');
  expect(await visit('/service')).toBe(404);
  expect(await visit('/after-sales')).toBe(404);
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: `${SITE}/service` });
  expect(await visit('/after-sales')).toBe('301 /service');
});

test('a page that is moved below one that visitors do not see is gone for them, and its author is told', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Deactivate', path: `${SITE}/products` });
  const { json } = await rename('after-sales', 'products/service');
  expect(json).toMatchObject({ unpublished: [`${SITE}/after-sales`, `${SITE}/after-sales/plans`] });
  expect(await visit('/after-sales')).toBe(404);
});

test('a new page at an old address is read there; what the old one had below leads on', async () => {
  await rename('after-sales', 'service');
  const content = JSON.stringify(page('New'));
  await client.post(SITE, {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': 'after-sales',
    ':content': content,
  });
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: `${SITE}/after-sales` });
  expect(await visit('/after-sales')).toBe(200);
  expect(await visit('/after-sales/plans')).toBe('301 /service/plans');
});

test.each([
  ['nothing', 'service', 404, 'There is no page'],
  ['after-sales', 'products', 412, 'something is there'],
  ['after-sales', 'after-sales/below', 422, 'is inside of'],
  ['after-sales', 'nowhere/service', 412, 'its parent is not there'],
])('to rename %s to %s is refused with %i', async (from, to, status, message) => {
  const answer = await rename(from, to);
  expect(answer.status).toBe(status);
  expect(answer.json['status.message']).toContain(message);
  expect(await visit('/after-sales')).toBe(200);
});

test('an author is told which pages lead to one', async () => {
  const { json } = {
    json: (await site.author.inject(`${SITE}/after-sales.references.json`)).json() as unknown,
  };
  expect(json).toEqual({ pages: [{ path: SITE, title: 'Home' }] });
  expect((await site.publish.inject(`${SITE}/after-sales.references.json`)).statusCode).toBe(404);
});

test('authors are led to the new address of a page, their programs are told that it is gone', async () => {
  await rename('after-sales', 'service');
  expect((await site.author.inject(`${SITE}/after-sales.html`)).headers.location).toBe(
    `${SITE}/service.html`,
  );
  expect((await site.author.inject(`${SITE}/after-sales.infinity.json`)).statusCode).toBe(404);
});
