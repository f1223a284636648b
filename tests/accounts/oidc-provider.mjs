import Provider from 'oidc-provider';

/* An OpenID Connect provider for tests: `node oidc-provider.mjs PORT REDIRECT`. Anybody can sign in there, with the groups of their name. */
const [port, redirect] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;

const PEOPLE = {
  erika: { name: 'Erika Muster', email: 'erika@example.com', groups: ['staff-de', 'publishers'] },
  root: { name: 'Root', email: 'root@example.com', groups: ['admins'] },
  boss: { name: 'Boss', email: 'boss@example.com', groups: ['admins'] },
  visitor: { name: 'Visitor', email: 'visitor@example.com', groups: ['guests'] },
};

const provider = new Provider(issuer, {
  clients: [{ client_id: 'author', client_secret: 'a secret of the test', redirect_uris: [redirect] }],
  claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'groups'], email: ['email'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: true } },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, preferred_username: id, ...PEOPLE[id] }),
  }),
  cookies: { keys: ['only for tests'] },
});
provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
