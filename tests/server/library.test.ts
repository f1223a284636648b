import { component, page } from './fixture-site';
import { complaints, startSite, type TestSite } from './start-site';

const library = 'content/ventora-library/library';
const example = (demo: object, more = {}) => component('library/example', { ...more, demo: demo as never });

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    content: {
      [`${library}/heading.json`]: page('Heading', {
        switches: component('library/switches'),
        plain: example(component('title', { 'jcr:title': 'Dry air' }), { 'jcr:title': 'A heading' }),
        arabic: example(component('title', { 'jcr:title': 'هواء' }), { language: 'ar', isFullWidth: true }),
        whole: example(
          component('page', {
            'jcr:title': 'A page',
            root: component('container', { title: component('title', { 'jcr:title': 'Whole' }) }),
          }),
        ),
      }),
      'apps/ventora/components.json': {
        'jcr:primaryType': 'sling:Folder',
        ...Object.fromEntries(
          ['page', 'container', 'title'].map((name) => [
            name,
            {
              'jcr:primaryType': 'cq:Component',
              'sling:resourceSuperType': `core/wcm/components/${name}/v${name === 'container' ? 1 : 3}/${name}`,
            },
          ]),
        ),
      },
    },
  });
});
afterAll(() => site.close());

const get = (url: string) =>
  site.publish.inject({ url: `/${library}/${url}`, headers: { host: 'site.example' } });
const demo = (name: string) => `heading/_jcr_content/root/${name}/demo.html`;

describe('an example', () => {
  it('is a separate document with only the component', async () => {
    const { statusCode, body } = await get(demo('plain'));
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<!doctype html><html lang="en-US" dir="ltr" data-units="us">/);
    expect(body).toContain('<title>A heading</title>');
    expect(body).toMatch(/<body class="cmp-example-body"><div class="cmp-title"/);
    expect(body).not.toContain('skip-link');
  });

  it('uses the language, direction, brand and motion that the reader chose', async () => {
    const { body } = await get(`${demo('plain')}?lang=de&dir=rtl&motion=reduce&width=390`);
    expect(body).toContain('<html lang="de" dir="rtl" data-motion="reduce" data-units="metric">');
  });

  it('ignores values that no switch offers', async () => {
    const { body } = await get(`${demo('plain')}?lang=%22%3E%3Cscript%3E&dir=up&theme=%3C&motion=`);
    expect(body).toContain('<html lang="en-US" dir="ltr" data-units="us">');
  });

  it('uses the language and direction of its texts', async () => {
    const { body } = await get(demo('arabic'));
    expect(body).toContain('<html lang="ar" dir="rtl" data-units="metric">');
    expect(body).toContain('cmp-example-body--full');
  });

  it('can be a whole page', async () => {
    const { body } = await get(demo('whole'));
    expect(body).toContain('<title>A page</title>');
    expect(body).toContain('class="skip-link"');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('can only be framed by the library, and is kept out of search engines', async () => {
    const { headers } = await get(demo('plain'));
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

describe('a page of the library', () => {
  it('frames each example by its address, with the reader’s choices', async () => {
    const { body } = await get('heading.html?lang=de&width=768');
    expect(body).toContain(`src="/${library}/${demo('plain')}?lang=de"`);
    expect(body.match(/data-width="768"/g)).toHaveLength(3);
    expect(body).toMatch(/<option value="de" selected="">/);
  });

  it('frames an example in the language of its texts if the reader chose none', async () => {
    const { body } = await get('heading.html');
    expect(body).toContain(`src="/${library}/${demo('arabic')}?lang=ar"`);
  });

  it('shows model, stored content and markup as text', async () => {
    const { body } = await get('heading.html');
    expect(body).toContain('&quot;jcr:title&quot;: &quot;Dry air&quot;');
    expect(body).toContain('&lt;h2 class=&quot;cmp-title__text&quot;&gt;Dry air&lt;/h2&gt;');
  });

  it('is cached once for all unknown parameters', async () => {
    const answers = await Promise.all(['?utm=1', '?lang=xx', ''].map((query) => get(`heading.html${query}`)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });
});

it('shows no component alone outside the library', async () => {
  const { statusCode } = await site.publish.inject({
    url: '/content/ventora/gb/en/_jcr_content/root/title.html',
    headers: { host: 'site.example' },
  });
  expect(statusCode).toBe(404);
});

it('logs no complaints', () => {
  expect(complaints(site)).toEqual([]);
});
