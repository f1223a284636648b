import { createSlingClient } from './SlingClient';
import { propertyFields } from './post-fields';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** A client whose requests get these responses in turn; an error stands for a failed connection. */
function clientWith(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const client = createSlingClient((address, init = {}) => {
    sent.push({ address, init });
    if (address.startsWith('/libs/')) return Promise.resolve(Response.json({ token: `t${sent.length}` }));
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
  return { client, sent };
}

const ok = (body: unknown = {}) => Response.json(body, { headers: { 'Content-Version': 'v2' } });
const headers = ({ init }: Sent) => init.headers as Record<string, string>;

it('posts a form with token, version and editor, and returns the new version', async () => {
  const { client, sent } = clientWith(ok());
  const fields = propertyFields('jcr:title', 'Größe & Gewicht');
  expect(await client.post('/content/a b/jcr:content', fields, { ifVersion: 'v1', editorId: 'me' })).toEqual({
    version: 'v2',
  });
  const post = sent[1]!;
  expect(post.address).toBe('/content/a%20b/jcr:content');
  expect(headers(post)).toMatchObject({ 'CSRF-Token': 't1', 'If-Content-Version': 'v1', 'Editor-Id': 'me' });
  expect([...(post.init.body as URLSearchParams)]).toEqual([
    ['_charset_', 'utf-8'],
    ['./jcr:title', 'Größe & Gewicht'],
    ['./jcr:title@TypeHint', 'String'],
  ]);
});

it('fetches the token once, and again when the server rejects it', async () => {
  const { client, sent } = clientWith(ok(), new Response('', { status: 403 }), ok());
  await client.post('/content/a', []);
  await client.post('/content/a', []);
  expect(sent.map(({ address }) => address)).toEqual([
    '/libs/granite/csrf/token.json',
    '/content/a',
    '/content/a',
    '/libs/granite/csrf/token.json',
    '/content/a',
  ]);
  expect(headers(sent[4]!)).toMatchObject({ 'CSRF-Token': 't4' });
});

it('never repeats a post that got no response, but repeats a read', async () => {
  const { client, sent } = clientWith(
    new TypeError('reset'),
    new TypeError('reset'),
    ok({ 'jcr:title': 'x' }),
  );
  await expect(client.post('/content/a', [])).rejects.toMatchObject({ status: 0, isAway: true });
  expect(sent.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
  expect(await client.content('/content/a')).toEqual({ node: { 'jcr:title': 'x' }, version: 'v2' });
});

it('says what is wrong and what to do, with the server’s reason', async () => {
  const refused = Response.json({ 'status.message': 'is checked out by Ann' }, { status: 423 });
  const { client } = clientWith(refused, new Response('<html>nginx</html>', { status: 413 }));
  await expect(client.post('/content/a', [])).rejects.toThrow(
    'The page is locked. Ask its owner to unlock it. The server says: is checked out by Ann',
  );
  await expect(client.post('/content/a', [])).rejects.toThrow(/^This is too large to save[^<]*$/);
});

it('does not accept a login page in place of the server’s response', async () => {
  const { client } = clientWith(new Response('<html>Sign in</html>', { status: 200 }));
  await expect(client.content('/content/a')).rejects.toMatchObject({ isAway: true });
});

it.each([
  ['Fri Nov 20 2026 09:00:00 GMT+0000', 'Date'],
  ['2026-11-20', 'String'],
  [3, 'Long'],
  [2.5, 'Double'],
  [false, 'Boolean'],
  [['a'], 'String[]'],
  [[1, 2.5], 'Double[]'],
] as const)('keeps the type of %j in a post', (value, type) => {
  expect(propertyFields('p', value as never)).toContainEqual(['./p@TypeHint', type]);
});
