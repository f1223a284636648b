import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startGuardedSite, type GuardedSite } from './guarded-site';

/* Sign-in by OpenID Connect, at a real provider in a process of its own. */

let site: GuardedSite;
let provider: ChildProcess;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  site = await startGuardedSite(
    {},
    {
      oidc: {
        issuer: `http://127.0.0.1:${port}`,
        clientId: 'author',
        clientSecret: 'a secret of the test',
        label: 'Example',
        groupsClaim: 'groups',
        groups: new Map([['staff-de', ['team-de']]]),
        roles: new Map([
          ['admins', 'administrator'],
          ['publishers', 'publisher'],
        ]),
      },
    },
  );
  site.accounts.directory.setGroup({
    id: 'team-de',
    grants: [{ path: '/content/ventora/de', level: 'publish' }],
  });
  const program = path.join(__dirname, 'oidc-provider.mjs');
  provider = spawn(process.execPath, [program, String(port), `${site.origin}/security/oidc/return`]);
  await once(provider.stdout!, 'data');
});
afterAll(async () => {
  provider.kill();
  await site.close();
});

/** A browser that follows redirects between the two, and keeps the cookies of each. */
class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  async open(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; status: number; text: string }> {
    let url = new URL(address, site.origin);
    let body = form && new URLSearchParams(form).toString();
    for (;;) {
      const jar = this.jars.get(url.origin) ?? new Map<string, string>();
      this.jars.set(url.origin, jar);
      const answer = await fetch(url, {
        redirect: 'manual',
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'text/html',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body !== undefined && { body }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      const to = answer.headers.get('location');
      if (to === null) return { url: url.href, status: answer.status, text: await answer.text() };
      url = new URL(to, url);
      body = undefined;
    }
  }

  /** @returns where the browser is in the end */
  async signIn(name: string, resource = '/libs/granite/security/currentuser.json') {
    const login = await this.open(`/security/oidc/sign-in?resource=${encodeURIComponent(resource)}`);
    const consent = await this.open(login.url, { prompt: 'login', login: name, password: 'any' });
    return this.open(consent.url, { prompt: 'consent' });
  }
}

it('offers the provider on the sign-in page', async () => {
  const { text } = await site.get('/libs/granite/core/content/login.html');
  expect(text).toContain('Sign in with Example');
});

it('signs somebody in with the role and the groups that theirs mean here', async () => {
  const { text } = await new Browser().signIn('erika');
  expect(JSON.parse(text)).toMatchObject({
    authorizableId: 'erika',
    displayName: 'Erika Muster',
    role: 'publisher',
    rights: [{ path: '/content/ventora/de', level: 'publish' }],
  });
  expect(site.accounts.directory.account('erika')).toMatchObject({
    email: 'erika@example.com',
    groups: ['team-de'],
    hasPassword: false,
  });
  const { text: admin } = await new Browser().signIn('root');
  expect(JSON.parse(admin)).toMatchObject({ authorizableId: 'root', role: 'administrator' });
});

it('brings an account up to date at each sign-in', async () => {
  await new Browser().signIn('erika');
  site.accounts.directory.change('erika', { role: 'author', groups: [], name: 'Old name' });
  const { text } = await new Browser().signIn('erika');
  expect(JSON.parse(text)).toMatchObject({ displayName: 'Erika Muster', role: 'publisher' });
});

it('lets nobody in whose groups mean nothing here', async () => {
  const { text, url } = await new Browser().signIn('visitor');
  expect(url).toContain('j_reason=no_access');
  expect(text).toContain('have no access to this server');
  expect(site.accounts.directory.account('visitor')).toBeUndefined();
});

it('lets nobody in whose account is disabled here', async () => {
  await new Browser().signIn('erika');
  site.accounts.directory.change('erika', { isDisabled: true });
  expect((await new Browser().signIn('erika')).url).toContain('j_reason=no_access');
  site.accounts.directory.change('erika', { isDisabled: false });
});

it('takes over no account of the same name', async () => {
  site.accounts.directory.add({ id: 'boss', name: 'Somebody else', role: 'author' });
  expect((await new Browser().signIn('boss')).url).toContain('j_reason=no_access');
  expect(site.accounts.directory.account('boss')).toMatchObject({ name: 'Somebody else', role: 'author' });
});

it('finishes a sign-in only in the browser that began it, and only once', async () => {
  const [mine, other] = [new Browser(), new Browser()];
  const login = await mine.open('/security/oidc/sign-in');
  const stolen = login.url.replace(
    /^http:\/\/[^/]+\/interaction.*/,
    `${site.origin}/security/oidc/return?code=x&state=y`,
  );
  expect((await other.open(stolen)).url).toContain('j_reason=provider');
  expect((await mine.open(stolen)).url).toContain('j_reason=provider');
});
