import { AuthorClient } from '../writes/author-client';
import { component, page } from '../fixture-site';
import { filled, formPath, post, startFormSite } from './forms-site';
import type { TestSite } from '../start-site';

const astray = [
  'https://user:pass@evil.example/',
  'javascript:alert(1)',
  'ftp://x/',
  'http://[',
  '//evil.example/x',
  '/content/../../etc/passwd',
  '/content/ventora/gb/en//products',
  '/content/ventora/gb/en/nobody',
  '/content/dam',
  '/%00',
  'x y',
];
const form = (redirect: string) =>
  component('form/container', {
    redirect,
    name: component('form/text', { name: 'name', 'jcr:title': 'Name' }),
  });
const content = Object.fromEntries(
  astray.map((redirect, index) => [
    `content/ventora/gb/en/astray-${index}.json`,
    page(`Astray ${index}`, { form: form(redirect) }),
  ]),
);

let site: TestSite;
beforeAll(async () => {
  site = await startFormSite({ content });
});
afterAll(() => site.close());

it.each(astray.map((redirect, index) => [redirect, index] as const))(
  'stays on its own page if the content redirects to %s',
  async (_redirect, index) => {
    const start = `/content/ventora/gb/en/astray-${index}/jcr:content/root/form`;
    const answer = await post(site, filled([':formstart', start]), { url: `/astray-${index}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(`^/astray-${index}#form-\\w+-sent$`),
    ]);
  },
);

const contact = formPath;

it.each(astray)('refuses to store %j as the redirect of a form', async (redirect) => {
  const answer = await new AuthorClient(site.author).post(contact, { './redirect': redirect });
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(`${contact}/redirect`);
});

it('stores a page of the site as the redirect of a form', async () => {
  const answer = await new AuthorClient(site.author).post(contact, {
    './redirect': '/content/ventora/gb/en/products.html',
  });
  expect(answer.status).toBe(200);
});

it('refuses to import a redirect to another site into a form', async () => {
  const answer = await new AuthorClient(site.author).post(contact, {
    ':operation': 'import',
    ':contentType': 'json',
    ':content': '{"redirect":"https://evil.example/"}',
    ':replaceProperties': 'true',
  });
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(`${contact}/redirect`);
});

it('refuses to import a form that redirects to another site', async () => {
  const answer = await new AuthorClient(site.author).post(
    '/content/ventora/gb/en/astray-0/jcr:content/root',
    {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'box',
      ':content': JSON.stringify({ deep: form('https://evil.example/') }),
    },
  );
  expect(answer.status).toBe(422);
});
