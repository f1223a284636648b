import type { InjectOptions } from 'light-my-request';
import { fragments } from '../../../model-json/features/catalogue/exporter/testing/fragments';
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { post, startFormSite, type Values } from './forms-site';
import type { TestSite } from '../start-site';

/* A quote list in a form, processed by the server without scripts. */

const root = '/content/ventora/gb/en/ask/jcr:content/root';
const askPage = '/content/ventora/gb/en/ask.html';

const asking = component('form/container', {
  id: 'ask',
  showReference: true,
  products: component('form/products', { name: 'products', id: 'list', required: true }),
  email: component('form/text', { name: 'email', type: 'email', required: true, id: 'email' }),
  send: component('form/button', { 'jcr:title': 'Send' }),
});

/** The fixture files with node types. */
const typed = (node: object): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  ...Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? typed(value) : value,
    ]),
  ),
});

let site: TestSite;
beforeAll(async () => {
  site = await startFormSite({
    content: {
      'content/ventora/gb/en/ask.json': page('Ask', { form: asking, comparison: component('comparison') }),
      'content/dam/ventora/products.json': typed({ 'jcr:primaryType': 'sling:Folder', ...fragments }),
    },
  });
});
afterAll(() => site.close());

const lines = (...of: [sku: string, quantity: string, remark?: string][]): Values =>
  of.flatMap(([sku, quantity, remark = '']) => [
    ['products.sku', sku] as const,
    ['products.quantity', quantity] as const,
    ['products.remark', remark] as const,
  ]);
const send = (...values: Values) =>
  post(site, [[':formstart', `${root}/form`], ['email', 'jo@company.example'], ...values], { url: askPage });
const get = (url: string, more: InjectOptions = {}) => site.publish.inject({ url, ...more });

test('shows the products in the address with their quantities, and reports unknown ones', async () => {
  const { body, headers } = await get(`${askPage}?p=V-1050-00*3&p=V-4711`);
  expect(body).toMatch(/name="products\.quantity"[^>]*value="3"/);
  expect(body).toContain('“V-4711” is not in our catalogue');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('stores products under their catalogue names, and returns a reference', async () => {
  const answer = await send(...lines(['v 1050/00', '2', '=HYPERLINK("x")'], ['V-3007-10', '1']));
  expect(answer.statusCode).toBe(303);
  const [, reference = ''] = /\?sent=([0-9A-F]{8})#ask-sent$/.exec(String(answer.headers.location)) ?? [];
  expect(reference).not.toBe('');
  const thanks = await get(`${askPage}?sent=${reference}`);
  expect(thanks.body).toContain(`<strong>${reference}</strong>`);
  expect(thanks.body).toContain('data-sent');

  const csv = await site.author.inject({ url: `${root.replace('jcr:', '_jcr_')}/form.form.csv` });
  const [head, first, second] = csv.body.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    '"at","id","page","products.sku","products.name","products.quantity","products.remark","email"',
  );
  expect(first).toMatch(
    /,"V-1050-00","M 50, Mobile piston compressor","2","'=HYPERLINK\(""x""\)","jo@company\.example"$/,
  );
  expect(second).toMatch(/,"V-3007-10","R 7, 10 bar","1","","jo@company\.example"$/);
  expect(first!.split(',')[1]!.slice(1, 9).toUpperCase()).toBe(reference);
});

test('returns an invalid list with everything typed', async () => {
  for (const [line, words] of [
    [['V-1050-00', '0'], 'whole numbers from 1 to 999'],
    [['V-1050-00', '1.5'], 'whole numbers from 1 to 999'],
    [['V-4711', '1'], 'remove what is no longer in our catalogue'],
  ] as [[string, string], string][]) {
    const { statusCode, body } = await send(...lines(line, ['V-2270-00', '7', 'Second hall']));
    expect(statusCode).toBe(422);
    expect(body).toContain(words);
    expect(body).toContain('value="Second hall"');
    expect(body).toContain('value="jo@company.example"');
  }
  expect((await send()).statusCode).toBe(422);
});

test('adds and removes lines, and keeps the rest', async () => {
  const added = await send(...lines(['V-1050-00', '2', 'Soon']), ['products.add', 's 270'], [':add', 'add']);
  expect(added.statusCode).toBe(200);
  expect(added.body).toContain('data-line="V-2270-00"');
  expect(added.body).toContain('value="Soon"');
  expect(added.body).toContain('value="jo@company.example"');
  // Enter in the field submits the form, and is meant as adding.
  expect((await send(['products.add', 'V-9001'])).body).toContain('data-line="V-9001"');

  const less = await send(...lines(['V-1050-00', '2'], ['V-2270-00', '7', 'Second hall']), [
    ':take-off',
    'V-1050-00',
  ]);
  expect(less.body).not.toContain('data-line="V-1050-00"');
  expect(less.body).toMatch(/name="products\.quantity"[^>]*value="7"/);
  expect(less.body).toContain('value="Second hall"');
});

test('exports a comparison as a table that cannot run formulas in a spreadsheet', async () => {
  const { body, headers } = await get(
    '/content/ventora/gb/en/ask.compare.csv?p=V-1050-00&p=V-2270-00&units=us',
  );
  expect(headers['content-type']).toContain('text/csv');
  const rows = body.replace('\uFEFF', '').split('\r\n');
  expect(rows.slice(0, 2)).toEqual([
    '"","Product","","M 50","S 270"',
    '"","Order no.","","V-1050-00","V-2270-00"',
  ]);
  expect(rows).toContain('"Performance","Max. pressure","psi","145","160"');
  expect((await get('/content/ventora/gb/en/ask.compare.csv')).statusCode).toBe(404);
  expect((await get('/content/ventora/gb/en/contact.compare.csv?p=V-1050-00')).statusCode).toBe(404);
});
