/** @jest-environment jsdom */
import { postJson } from './post-json';

const answer = (status: number, body: object) =>
  ({
    ok: status < 300,
    status,
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;

let made = 0;

/** A server that gives out tokens, `t1`, `t2`, …, and takes those that it says. */
function server(takes: (token: string) => boolean) {
  const sent: string[] = [];
  window.fetch = (address, init) => {
    if (String(address).endsWith('token.json')) return Promise.resolve(answer(200, { token: `t${++made}` }));
    const token = (init?.headers as Record<string, string>)['CSRF-Token'] ?? '';
    sent.push(token);
    return Promise.resolve(
      takes(token) ? answer(200, { done: true }) : answer(403, { message: 'The token has expired' }),
    );
  };
  return sent;
}

it('posts once more, with a new token, if the one it had has expired', async () => {
  const first = server(() => true);
  expect(await postJson('/bin/notices.json', {})).toEqual({ done: true });
  const second = server((token) => token !== first[0]);
  expect(await postJson('/bin/notices.json', {})).toEqual({ done: true });
  expect(second).toHaveLength(2);
});

it('says why it was refused if a new token is refused too', async () => {
  const sent = server(() => false);
  await expect(postJson('/bin/notices.json', {})).rejects.toMatchObject({ status: 403 });
  expect(sent).toHaveLength(2);
});
