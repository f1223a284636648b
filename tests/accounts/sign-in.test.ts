import { hashPassword } from '../../model-json/core/server/accounts/store/passwords';
import { Browser, fieldsOf, LOGIN, PASSWORD } from './Browser';
import { startGuardedSite, type GuardedSite } from './guarded-site';

const TEXT = '/content/ventora/gb/en/products/jcr:content/root/title';

let site: GuardedSite;
beforeEach(async () => {
  site = await startGuardedSite();
  const password = await hashPassword(PASSWORD);
  site.accounts.directory.add({ id: 'jane', name: 'Jane Doe', role: 'administrator', password });
});
afterEach(() => site.close());

it('leads a person to the sign-in page and back, and greets them by name', async () => {
  const browser = new Browser(site);
  const asked = await browser.get('/editor.html/content/ventora/gb/en.html?x=1');
  expect([asked.status, asked.headers.get('location')]).toEqual([
    302,
    `${LOGIN}?resource=${encodeURIComponent('/editor.html/content/ventora/gb/en.html?x=1')}`,
  ]);
  const done = await browser.signIn();
  expect([done.status, done.headers.get('location')]).toEqual([303, '/editor.html']);
  const [session = ''] = done.headers.getSetCookie();
  expect(session).toMatch(/^author-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await browser.get('/sites.html')).status).toBe(200);
  const { text } = await browser.get('/libs/granite/security/currentuser.json');
  expect(JSON.parse(text)).toMatchObject({
    authorizableId: 'jane',
    displayName: 'Jane Doe',
    home: '/home/users/j/jane',
    hasAccounts: true,
    rights: [{ path: '/', level: 'publish' }],
  });
});

it('binds cookies to the host and to TLS where author has a name', async () => {
  await site.close();
  site = await startGuardedSite({ server: { authorOrigin: 'https://author.example.com' } });
  site.accounts.directory.add({ id: 'jane', name: 'Jane', role: 'administrator' });
  const answer = await site.author.inject({ url: LOGIN, headers: { host: 'author.example.com' } });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-author-sign-in=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=900$/,
  );
});

it.each([
  ['a wrong password', 'wrong horse battery', 'jane'],
  ['an unknown name', PASSWORD, 'joe'],
])('refuses %s, with the same words', async (_what, password, name) => {
  const answer = await new Browser(site).signIn(password, name);
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('The account name or the password is wrong.');
  expect(answer.headers.getSetCookie().join()).not.toContain('author-session');
});

it('lets nobody try on and on, not even with the right password', async () => {
  const browser = new Browser(site);
  for (let i = 0; i < 5; i += 1) expect((await browser.signIn('wrong horse battery')).status).toBe(403);
  const locked = await browser.signIn();
  expect(locked.status).toBe(429);
  expect(locked.text).toContain('Too many attempts. Try again in 15 seconds.');
  expect(locked.headers.get('retry-after')).toBe('15');
});

it('accepts a sign-in only from its own page in the same browser', async () => {
  const { text } = await new Browser(site).get(LOGIN);
  const stolen = fieldsOf(text);
  const forged = await new Browser(site).signIn(PASSWORD, 'jane', stolen);
  expect([forged.status, forged.text.includes('open for too long')]).toEqual([403, true]);
  const other = new Browser(site);
  await other.get(LOGIN);
  const foreign = await other.post(
    '/j_security_check',
    { j_username: 'jane', j_password: PASSWORD },
    { origin: 'https://evil.example' },
  );
  expect(foreign.status).toBe(403);
});

it('never leads to another site', async () => {
  for (const resource of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const { headers } = await new Browser(site).signIn(PASSWORD, 'jane', { resource });
    expect(headers.get('location')).toBe('/');
  }
});

it('answers AEM’s own way of asking', async () => {
  const right = await new Browser(site).signIn(PASSWORD, 'jane', { j_validate: 'true' });
  expect(right.status).toBe(200);
  const wrong = await new Browser(site).signIn('wrong horse battery', 'jane', { j_validate: 'true' });
  expect([wrong.status, wrong.headers.get('x-reason-code')]).toEqual([403, 'invalid_login']);
});

it('takes changes of a session with its own token only, and stores who made them', async () => {
  const [jane, joe] = [new Browser(site), new Browser(site)];
  site.accounts.directory.add({
    id: 'joe',
    name: 'Joe',
    role: 'administrator',
    password: await hashPassword(PASSWORD),
  });
  await jane.signIn();
  await joe.signIn(PASSWORD, 'joe');
  const form = { 'jcr:title': 'New' };
  expect((await jane.post(TEXT, form)).status).toBe(403);
  const theirs = await jane.post(TEXT, { ...form, ':cq_csrf_token': await joe.token() });
  expect([theirs.status, theirs.text.includes('of another session')]).toEqual([403, true]);
  expect((await jane.post(TEXT, { ...form, ':cq_csrf_token': await jane.token() })).status).toBe(200);
  const content = site.repository.get('/content/ventora/gb/en/products/jcr:content');
  expect(content?.properties['cq:lastModifiedBy']).toBe('jane');
});

it('signs out, here or everywhere; a link on another site cannot', async () => {
  const [one, two] = [new Browser(site), new Browser(site)];
  await one.signIn();
  await two.signIn();
  const asked = await one.get('/system/sling/logout.html', { 'sec-fetch-site': 'cross-site' });
  expect(asked.text).toContain('You are signed in as Jane Doe.');
  const out = await one.post('/system/sling/logout.html', { ...fieldsOf(asked.text), everywhere: 'true' });
  expect(out.headers.get('location')).toBe(`${LOGIN}?j_reason=signed_out`);
  expect((await one.get(out.headers.get('location')!)).text).toContain('You are signed out.');
  expect((await two.get('/editor.html')).status).toBe(302);
  await one.signIn();
  expect((await one.get('/system/sling/logout.html', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  expect((await one.get('/editor.html')).status).toBe(302);
});

it('lets programs in with a token, alone or as a password; a wrong one does not fall back on the session', async () => {
  const token = site.accounts.tokens.make('jane', 'CI');
  const basic = (user: string, secret: string) =>
    `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const status = async (authorization: string) =>
    (await site.get('/content/ventora.json', { authorization })).status;
  expect(await status(`Bearer ${token}`)).toBe(200);
  expect(await status(basic('jane', token))).toBe(200);
  expect(await status(basic('joe', token))).toBe(401);
  expect(await status(basic('jane', PASSWORD))).toBe(401);
  const browser = new Browser(site);
  await browser.signIn();
  expect((await browser.get('/content/ventora.json', { authorization: 'Bearer x' })).status).toBe(401);
});

it('writes down who did what', async () => {
  const browser = new Browser(site);
  await browser.signIn('wrong horse battery');
  await browser.signIn();
  await browser.post(TEXT, { 'jcr:title': 'New', ':cq_csrf_token': await browser.token() });
  await site.get('/editor.html', { authorization: `Bearer ${site.accounts.tokens.make('jane', 'CI')}` });
  await site.get('/editor.html', { authorization: 'Bearer nonsense' });
  const records = [...site.accounts.audit.records()].map(({ who, what, about }) => [who, what, about]);
  expect(records).toEqual([
    ['jane', 'sign-in failed', undefined],
    ['jane', 'sign-in', undefined],
    ['jane', 'change', ['/content/ventora/gb/en/products']],
    ['jane', 'token used', ['CI']],
    ['', 'token refused', undefined],
  ]);
  expect(JSON.stringify([...site.accounts.audit.records()])).not.toContain('horse');
});

it('answers nothing but the sign-in page, icons and health to somebody who is not signed in', async () => {
  for (const address of [LOGIN, '/healthz', '/favicon.svg'])
    expect((await site.get(address)).status).toBe(200);
  expect(JSON.parse((await site.get('/healthz')).text)).toEqual({ status: 'ok' });
  for (const address of [
    '/',
    '/content/nothing.json',
    '/bin/ventora/changes',
    '/security/users.html',
    '/nowhere',
  ])
    expect((await site.get(address)).status).toBe(401);
  expect((await site.post('/nowhere', {})).status).toBe(401);
});

it('ends the events of a session that has ended', async () => {
  const browser = new Browser(site);
  await browser.signIn();
  const cookie = `author-session=${browser.cookie('author-session')}`;
  const answer = await fetch(`${site.origin}/bin/ventora/changes`, { headers: { cookie } });
  const reader = answer.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: ready');
  site.accounts.sessions.endAll('jane');
  const end = async () => {
    for (;;) if ((await reader.read()).done) return;
  };
  await expect(end()).rejects.toThrow();
});

it('is as it was for one person without accounts', async () => {
  await site.close();
  site = await startGuardedSite();
  expect((await site.get('/content/ventora.json')).status).toBe(200);
  const { text } = await site.get('/libs/granite/security/currentuser.json');
  expect(JSON.parse(text)).toMatchObject({ authorizableId: 'admin', hasAccounts: false });
  expect((await site.get(LOGIN)).headers.get('location')).toBe('/');
  // The first account counts at once.
  site.accounts.directory.add({ id: 'jane', name: 'Jane', role: 'administrator' });
  expect((await site.get('/content/ventora.json')).status).toBe(401);
});
