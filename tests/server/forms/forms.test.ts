import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contactPage, csv, filled, formPath, post, startFormSite } from './forms-site';
import { complaints, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

const stored = () => {
  const dir = path.join(site.dir, 'submissions');
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as Record<string, unknown>);
};

it('a form works without scripts', async () => {
  const { body } = await site.publish.inject({ url: '/contact' });
  const [form] = /<form [^>]*id="contact"[^>]*>/.exec(body)!;
  expect(form).toContain(`action="${contactPage}#contact-errors"`);
  expect(form).toContain('encType="multipart/form-data" method="post"');
  expect(body).toContain(`name=":formstart" value="${formPath}"`);
  expect(body).toContain('name="_charset_" value="UTF-8"');
});

it('a submission is stored, and the visitor sees the thanks', async () => {
  const answer = await post(
    site,
    filled(['message', 'Two lines,\r\n"quoted"'], ['tools', 'drill'], ['tools', 'gun']),
  );
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/contact#contact-sent');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(stored().at(-1)).toMatchObject({
    form: formPath,
    page: '/content/ventora/gb/en/contact',
    values: [
      ['name', 'Jo Miller'],
      ['email', 'jo@company.example'],
      ['message', 'Two lines,\n"quoted"'],
      ['article', '4036'],
      ['topic', 'service'],
      ['tools', ['drill', 'gun']],
      ['source', 'contact-page'],
    ],
  });
});

it('a form can be sent to its short address, and without multipart encoding', async () => {
  expect((await post(site, filled(), { url: '/contact' })).statusCode).toBe(303);
  const answer = await site.publish.inject({
    method: 'POST',
    url: contactPage,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(filled().map(([name, value]) => [name, value])).toString(),
  });
  expect(answer.statusCode).toBe(303);
});

it('a form redirects to the page that its author chose', async () => {
  const path = formPath.replace('/contact/', '/quote/');
  const answer = await post(site, filled([':formstart', path]), { url: '/quote' });
  expect(answer.headers.location).toBe('/products#');
});

it.each(['https://evil.example/', '//evil.example', '/content/../../etc/passwd', 'javascript:alert(1)'])(
  'a visitor’s post cannot redirect to %s',
  async (target) => {
    const answer = await post(site, filled([':redirect', target]));
    expect(answer.headers.location).toBe('/contact#contact-sent');
  },
);

it('a form whose author chose another site stays on its own page', async () => {
  const path = formPath.replace('/contact/', '/astray/');
  const answer = await post(site, filled([':formstart', path]), { url: '/astray' });
  expect(answer.headers.location).toBe('/astray#contact-sent');
});

it('unknown fields are discarded, and fixed values cannot be changed', async () => {
  await post(site, filled(['__proto__', 'x'], ['admin', 'true'], ['source', 'forged'], ['article', '1']));
  const values = stored().at(-1)!.values as [string, string][];
  expect(values.map(([name]) => name)).not.toContain('admin');
  expect(Object.fromEntries(values)).toMatchObject({ source: 'contact-page', article: '4036' });
});

it('many simultaneous submissions are all stored', async () => {
  const before = stored().length;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => post(site, filled(['name', `Person ${n}`]))),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  const names = stored().map(({ values }) => (values as [string, string][])[0]![1]);
  expect(stored()).toHaveLength(before + 40);
  for (let n = 0; n < 40; n++) expect(names).toContain(`Person ${n}`);
});

it('the log shows that a form was sent, but not its content', async () => {
  await post(site, filled(['name', 'Secretive Person']));
  expect(site.lines.some(({ msg }) => msg.startsWith('stored a submission of'))).toBe(true);
  expect(JSON.stringify(site.lines)).not.toContain('Secretive');
  expect(complaints(site)).toEqual([]);
});

describe('an author’s download of submissions', () => {
  it('is a table that opens in a spreadsheet and cannot run formulas', async () => {
    const kontakt = '/content/ventora/de/de/kontakt/jcr:content/root/form';
    const url = '/de/de/kontakt';
    await post(
      site,
      filled([':formstart', kontakt], ['name', '=HYPERLINK("http://evil")'], ['message', 'a\nb']),
      { url },
    );
    await post(site, filled([':formstart', kontakt], ['phone', '+44 1632 960100'], ['name', 'Ärger, Jo']), {
      url,
    });
    const table = await csv(site, kontakt);
    const [head, ...rows] = table.split('\r\n');
    expect(head).toBe(
      '\uFEFF"at","id","page","name","email","phone","message","bar","visit","code","article","secret","topic","tools","source"',
    );
    expect(rows[0]).toContain(`,"'=HYPERLINK(""http://evil"")","jo@company.example","","a\nb",`);
    expect(rows[1]).toContain(`,"Ärger, Jo","jo@company.example","'+44 1632 960100",`);
    expect(rows[2]).toBe('');
  });

  it('is never cached', async () => {
    const url = `${formPath.replace('jcr:content', '_jcr_content')}.form.csv`;
    const { headers, statusCode } = await site.author.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="contact.csv"',
      'cache-control': 'no-store',
    });
    expect((await site.publish.inject({ url })).statusCode).toBe(404);
  });

  it.each([
    '/content/ventora/gb/en/contact.form.csv',
    '/content/ventora/gb/en/products/jcr:content/root/title.form.csv',
  ])('is missing at %s, which is not a form', async (url) =>
    expect((await site.author.inject({ url })).statusCode).toBe(404),
  );
});
