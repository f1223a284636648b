/** @jest-turn 8 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { contactPage, filled, formPath, multipart, post, startFormSite, type Values } from './forms-site';
import { type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

const folder = () => path.join(site.dir, 'submissions');
const count = () => {
  try {
    return readdirSync(folder(), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    ).length;
  } catch {
    return 0;
  }
};
afterEach(() => expect(count()).toBe(0));

describe('an invalid value', () => {
  test.each<[string, string, string]>([
    ['name', '   ', 'We need your name.'],
    ['email', '', 'The email: please fill in this field.'],
    ['email', 'jo@', 'Please enter a complete e-mail address'],
    ['phone', 'call me', 'Please enter a telephone number'],
    ['bar', '17', 'Please enter a value from 1 to 16.'],
    ['bar', 'ten', 'Please enter a value from 1 to 16.'],
    ['visit', '2026-02-30', 'The visit: please check what you have entered.'],
    ['visit', '2025-12-31', 'The visit: please check what you have entered.'],
    ['code', 'abc', 'The code: please check what you have entered.'],
    ['code', 'ABCD', 'The code: please check what you have entered.'],
    ['name', 'x'.repeat(1001), 'The name: please check what you have entered.'],
    ['topic', 'never offered', 'Topic: please check what you have entered.'],
  ])('%s = %j sends the form back', async (name, value, words) => {
    const { statusCode, body, headers } = await post(site, filled([name, value]));
    expect(statusCode).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(words);
    expect(body).toContain(`href="#${name === 'topic' ? 'topic-0' : name}"`);
  });

  test('a missing choice sends the form back', async () => {
    const { statusCode, body } = await post(
      site,
      filled().filter(([name]) => name !== 'topic'),
    );
    expect(statusCode).toBe(422);
    expect(body).toContain('Topic: please choose an option.');
  });

  test('sends the form back with everything that the visitor typed, as text', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { body } = await post(
      site,
      filled(['email', 'no'], ['name', hostile], ['message', '</textarea><b>'], ['tools', 'saw']),
    );
    expect(body).toContain('value="no"');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(body).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(body).toMatch(
      /type="checkbox" name="tools" checked="" value="saw"|checked=""[^>]*value="saw"|value="saw"[^>]*checked=""/,
    );
    expect(body).toMatch(/<input[^>]*id="email"[^>]*>/);
    expect(/<input[^>]*id="email"[^>]*>/.exec(body)?.[0]).toMatch(
      /aria-describedby="email-error" aria-invalid="true"/,
    );
  });

  test('sends the form back without a password', async () => {
    const { body } = await post(site, filled(['email', 'no'], ['secret', 'hunter2']));
    expect(body).not.toContain('hunter2');
  });

  test('shows an error in the language of the page', async () => {
    const start = '/content/ventora/de/de/kontakt/jcr:content/root/form';
    const { body } = await post(site, filled([':formstart', start], ['email', 'nein']), {
      url: '/de/de/kontakt',
    });
    expect(body).toContain('<html lang="de-DE"');
    expect(body).toContain('Bitte geben Sie eine vollständige E-Mail-Adresse ein');
  });

  test('leaves the page unchanged for other visitors', async () => {
    await post(site, filled(['name', 'Only mine'], ['email', 'no']));
    const { body, headers } = await site.publish.inject({ url: contactPage });
    expect(body).not.toContain('Only mine');
    expect(body).not.toContain('cmp-form-error"');
    expect(headers['cache-control']).toContain('public');
  });
});

describe('bots', () => {
  test('are refused if they fill in the hidden field', async () => {
    const { statusCode, body } = await post(site, filled([':homepage', 'http://spam.example']));
    expect(statusCode).toBe(422);
    expect(body).toContain('That was faster than people type');
    expect(body).not.toContain('spam.example');
  });

  test('are refused if they finish at once', async () => {
    expect((await post(site, filled([':elapsed', '80']))).statusCode).toBe(422);
  });

  test('that send too often get an explanation and their input back, later a short refusal', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const send = () => post(site, filled(['email', 'no'], ['name', 'Keen Person']), { headers });
    const answers = [];
    for (let n = 0; n < 122; n++) answers.push(await send());
    expect(answers.slice(0, 30).every(({ statusCode }) => statusCode === 422)).toBe(true);
    expect(answers[30]!.statusCode).toBe(429);
    expect(answers[30]!.headers['retry-after']).toBe('600');
    expect(answers[30]!.body).toContain('Too many messages have come from your connection.');
    expect(answers[30]!.body).toContain('value="Keen Person"');
    expect(answers[121]!.statusCode).toBe(429);
    expect(answers[121]!.body).not.toContain('Keen Person');
    expect((await post(site, filled(['email', 'no']))).statusCode).toBe(422);
  }, 30_000);
});

describe('a post from elsewhere', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site, by a newer browser', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ])('from %s is refused', async (_, headers) => {
    expect((await post(site, filled(), { headers })).statusCode).toBe(403);
  });

  test.each([
    '/etc/passwd',
    '../../../../data',
    `${formPath}/name`,
    '/content/ventora/gb/en/quote/jcr:content/root/form',
    '',
  ])('a form at %j is not on this page', async (start) => {
    const { statusCode, body } = await post(site, filled([':formstart', start]));
    expect(statusCode).toBe(400);
    expect(body).toContain('This page has no such form');
  });

  test.each<[string, number]>([
    ['/products', 405],
    ['/search', 405],
    ['/content/ventora/gb/en/contact.model.json', 405],
    ['/content/ventora/gb/en/nowhere.html', 404],
    ['/content/ventora/%2fetc%2fpasswd.html', 400],
  ])('%s accepts no form: %i', async (url, status) => {
    expect((await post(site, filled(), { url })).statusCode).toBe(status);
  });

  test('author accepts no forms: a post without its token changes nothing', async () => {
    const answer = await site.author.inject({ method: 'POST', url: contactPage, ...multipart(filled()) });
    expect(answer.statusCode).toBe(403);
    expect(site.repository.version).toBe(0);
  });
});

describe('request bodies', () => {
  const file = (name: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="cv"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n`;
  const fields = (values: Values) =>
    values
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
  const send = (payload: string | Buffer, type = 'multipart/form-data; boundary=b') =>
    post(site, [], { payload, headers: { 'content-type': type } });

  test('with a file are refused, as no field accepts one', async () => {
    const { statusCode, body } = await send(`${fields(filled())}${file('evil.exe', 'MZ')}--b--\r\n`);
    expect(statusCode).toBe(422);
    expect(body).toContain('This form takes no files');
    expect(body).toContain('value="Jo Miller"');
  });

  test('that are too long are refused with an explanation', async () => {
    const { statusCode, body } = await post(site, filled(['message', 'x'.repeat(300_000)]));
    expect(statusCode).toBe(413);
    expect(body).toContain('That is more than this form can take');
    const fieldsGalore = Array.from({ length: 400 }, (_, n) => [`f${n}`, 'x'] as const);
    expect((await post(site, [...filled(), ...fieldsGalore])).statusCode).toBe(413);
    expect((await send(Buffer.alloc(17 * 1024 * 1024))).statusCode).toBe(413);
  });

  test.each<[string, string | Buffer, string | undefined]>([
    ['bytes at random', Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)), undefined],
    ['nothing', '', undefined],
    ['half a part', '--b\r\nContent-Disposition: form-data; name="na', undefined],
    ['no boundary', 'x', 'multipart/form-data'],
    ['JSON', '{"name":"x"}', 'application/json'],
  ])('with %s are refused', async (_, payload, type) => {
    const { statusCode } = await send(payload, type);
    expect(statusCode).toBe(400);
  });

  test('that end early are discarded', async () => {
    await site.publish.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.publish.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    const half = fields(filled());
    socket.write(
      `POST ${contactPage} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${half.length + 50}\r\n\r\n${half}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
});

test('a full disk loses nothing that the visitor typed', async () => {
  rmSync(folder(), { recursive: true, force: true });
  writeFileSync(folder(), 'a file where the folder should be');
  const { statusCode, body } = await post(site, filled(['message', 'All my words']));
  expect(statusCode).toBe(503);
  expect(body).toContain('We could not save your message');
  expect(body).toContain('All my words');
  rmSync(folder());
  mkdirSync(folder());
});
