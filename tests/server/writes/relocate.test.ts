/** @jest-turn 8 */
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

test('a renamed live page is live at its new address at once, and its old addresses redirect there', async () => {
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

test('every former address of a page redirects in one step', async () => {
  await rename('after-sales', 'service');
  await rename('service', 'care');
  expect(await visit('/after-sales')).toBe('301 /care');
  expect(await visit('/service/plans')).toBe('301 /care/plans');
});

test('links on live pages use the new address at once, without publishing anything else of those pages', async () => {
  await client.post(`${SITE}/jcr:content`, { './jcr:title': 'Draft' });
  await rename('after-sales', 'service');
  const { body } = await site.publish.inject('/');
  expect(body).toContain('href="/service"');
  expect(body).not.toContain('/after-sales');
  expect(body).not.toContain('Draft');
  const state = async (path: string) =>
    (await site.author.inject(`${path}.publication.json`)).json() as unknown;
  expect(await state(`${SITE}/service`)).toMatchObject({ published: true, changedSince: false });
  expect(await state(SITE)).toMatchObject({ published: true, changedSince: true });
});

test('an author can rename without a redirect', async () => {
  await rename('after-sales', 'service', { ':keepAddress': 'false' });
  expect(await visit('/after-sales')).toBe(404);
  expect(await visit('/service')).toBe(200);
});

test('undoing a rename restores the address for visitors', async () => {
  await rename('after-sales', 'service');
  await rename('service', 'after-sales', { ':keepAddress': 'false' });
  expect(await visit('/after-sales/plans')).toBe(200);
  expect(await visit('/service')).toBe(404);
  expect((await site.publish.inject('/')).body).toContain('href="/after-sales"');
});

test('an unpublished page is renamed for authors only', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Deactivate', path: `${SITE}/after-sales` });
  await rename('after-sales', 'service');
  expect(await visit('/service')).toBe(404);
  expect(await visit('/after-sales')).toBe(404);
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: `${SITE}/service` });
  expect(await visit('/after-sales')).toBe('301 /service');
});

test('a page moved below an unpublished one is unpublished too, and its author is told', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Deactivate', path: `${SITE}/products` });
  const { json } = await rename('after-sales', 'products/service');
  expect(json).toMatchObject({ unpublished: [`${SITE}/after-sales`, `${SITE}/after-sales/plans`] });
  expect(await visit('/after-sales')).toBe(404);
});

test('a new page at an old address is shown there, while old addresses below it still redirect', async () => {
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
  ['after-sales', 'products', 412, 'it exists already'],
  ['after-sales', 'after-sales/below', 422, 'is inside'],
  ['after-sales', 'nowhere/service', 412, 'its parent does not exist'],
])('renaming %s to %s is refused with %i', async (from, to, status, message) => {
  const answer = await rename(from, to);
  expect(answer.status).toBe(status);
  expect(answer.json['status.message']).toContain(message);
  expect(await visit('/after-sales')).toBe(200);
});

test('an author sees which pages link to a page', async () => {
  const { json } = {
    json: (await site.author.inject(`${SITE}/after-sales.references.json`)).json() as unknown,
  };
  expect(json).toMatchObject({ pages: [{ path: SITE, title: 'Home', type: 'page' }], below: 1 });
  expect((await site.publish.inject(`${SITE}/after-sales.references.json`)).statusCode).toBe(404);
});

test('authors are redirected to a page’s new address, and API clients get a 404', async () => {
  await rename('after-sales', 'service');
  expect((await site.author.inject(`${SITE}/after-sales.html`)).headers.location).toBe(
    `${SITE}/service.html`,
  );
  expect((await site.author.inject(`${SITE}/after-sales.infinity.json`)).statusCode).toBe(404);
});
