import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Exporter } from '../../model-json/core/exporter/Exporter';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { component, page } from './fixture-site';
import { post, type Values } from './forms/forms-site';
import { startSite, type TestSite } from './start-site';

/* Forms and searches in the component library show their results within the example. */

const library = '/content/ventora-library/library';
const address = (example: string) => `${library}/asking/_jcr_content/root/${example}/demo.html`;

/** As a component that trusts a time that is none. */
const clock: Exporter = () => ({
  ':type': 'ventora/components/title',
  text: `It is ${new Date('bad').toISOString()}`,
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    server: { registry: { ...siteExporters, 'ventora/components/clock': clock } },
    content: {
      'content/ventora-library/library/asking.json': page('Asking', {
        form: component('library/example', {
          demo: component('form/container', {
            id: 'ask',
            redirect: '/content/ventora/gb/en',
            name: component('form/text', { name: 'name', 'jcr:title': 'Name', required: true }),
          }),
        }),
        search: component('library/example', {
          demo: component('search', { searchRoot: '/content/ventora/gb/en' }),
        }),
        clock: component('library/example', { demo: component('clock') }),
        dealers: component('library/example', { demo: component('dealerfinder') }),
      }),
    },
  });
});
afterAll(() => site.close());

const formStart = `${library}/asking/jcr:content/root/form/demo`;
const send = (...values: Values) =>
  post(site, [[':formstart', formStart], ...values], { url: address('form') });
const get = (url: string) => site.publish.inject({ url });

it('an example’s form posts to the example', async () => {
  const { body } = await get(address('form'));
  expect(body).toContain(`action="${address('form')}#ask-errors"`);
});

it('an invalid form comes back within the example, so that its frame shows the errors', async () => {
  const { statusCode, body, headers } = await send(['name', '']);
  expect(statusCode).toBe(422);
  expect(body).toContain('cmp-example-body');
  expect(body).toContain('id="ask-errors"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

it('a sent form shows its thanks within the example, and stores nothing', async () => {
  const { statusCode, headers } = await send(['name', 'Jo']);
  expect(statusCode).toBe(303);
  expect(headers.location).toBe(`${address('form')}#ask-sent`);
  expect(existsSync(path.join(site.dir, 'submissions'))).toBe(false);
});

it('a library page accepts no form, as the result would be shown outside the example', async () => {
  const { statusCode } = await post(site, [[':formstart', formStart]], { url: `${library}/asking.html` });
  expect(statusCode).toBe(405);
});

it('a search shows its results within the example', async () => {
  const { statusCode, body } = await get(
    `${library}/asking.searchresults.html/_jcr_content/root/search/demo?fulltext=products`,
  );
  expect(statusCode).toBe(200);
  expect(body).toContain('cmp-example-body');
  expect(body).toContain('cmp-search__page-title');
});

test('an example whose exporter fails is missing alone, whatever the address asks for', async () => {
  const { statusCode, body } = await get(`${library}/asking.html?now=bad`);
  expect(statusCode).toBe(200);
  expect(body).toContain('cmp-dealerfinder');
  expect((await get(`${address('clock')}?now=bad`)).statusCode).toBe(404);
  for (const name of ['dealers', 'search', 'form'])
    expect((await get(`${address(name)}?now=bad`)).statusCode).toBe(200);
});
