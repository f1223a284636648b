import fc from 'fast-check';
import { createSession } from '../../../ui.frontend/src/core/editor/session/create-session';
import {
  commandFor,
  ordered,
  wish,
} from '../../../ui.frontend/src/core/editor/session/testing/random-commands';
import {
  fakeStorage,
  main,
  pagePath,
  root,
  samplePage,
} from '../../../ui.frontend/src/core/editor/session/testing/session-fixtures';
import { createSlingClient } from '../../../ui.frontend/src/core/editor/sling/SlingClient';
import type { Fetch } from '../../../ui.frontend/src/core/editor/sling/request';
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { startSite, type TestSite } from '../start-site';

/* The editor's session with the real author server. */

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    content: {
      'content/site.json': {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': { 'jcr:primaryType': 'cq:PageContent' },
      },
      'content/site/en.json': { 'jcr:primaryType': 'cq:Page', 'jcr:content': samplePage() as NodeJson },
    },
  });
});
afterAll(() => site.close());

const fetch: Fetch = async (url, { method = 'GET', headers, body } = {}) => {
  const answer = await site.author.inject({
    method: method as 'GET' | 'POST',
    url,
    headers: {
      host: 'localhost:4502',
      ...(headers as Record<string, string>),
      ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body instanceof URLSearchParams && { payload: String(body) }),
  });
  return new Response(answer.payload, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  });
};

const openSession = async () => {
  const client = createSlingClient(fetch);
  const sling = { ...client, changes: () => () => {} };
  const page = { update: () => Promise.resolve() };
  const session = await createSession({ pagePath, sling, page, storage: fakeStorage() });
  return { session, stored: async () => ordered(withoutNotes((await client.content(root)).node)) };
};

const withoutNotes = ({ 'cq:lastModified': _, 'cq:lastModifiedBy': __, ...node }: Record<string, unknown>) =>
  node as never;

it('undoes and redoes any changes through Sling posts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 8 }), async (wishes) => {
      const { session, stored } = await openSession();
      const start = await stored();
      for (const one of wishes) {
        await session.execute(commandFor(one, session), one.kind);
        expect(session.getState().conflict).toBeUndefined();
      }
      const done = await stored();
      while (session.getState().undo !== undefined)
        expect(await session.undo()).toMatchObject({ done: true });
      expect(await stored()).toEqual(start);
      while (session.getState().redo !== undefined)
        expect(await session.redo()).toMatchObject({ done: true });
      expect(await stored()).toEqual(done);
      while (session.getState().undo !== undefined) await session.undo();
      session.close();
    }),
    { numRuns: 12 },
  );
}, 60_000);

it('does not overwrite what another session saved to the same field', async () => {
  const [ann, bob] = [(await openSession()).session, (await openSession()).session];
  const title = (text: string) =>
    ({ type: 'set', path: `${main}/title`, properties: { 'jcr:title': text } }) as const;
  expect(await ann.execute(title('Ann'), 'Edit Title')).toMatchObject({ done: true });
  const decided = new Promise<void>((resolve) => {
    bob.subscribe(() => {
      if (!bob.getState().conflict) return;
      expect(bob.getState().conflict!.fields).toMatchObject([
        { name: 'jcr:title', mine: 'Bob', theirs: 'Ann' },
      ]);
      bob.resolve(['theirs']);
      resolve();
    });
  });
  expect(await bob.execute(title('Bob'), 'Edit Title')).toMatchObject({ done: false, reason: 'conflict' });
  await decided;
  expect(bob.content(`${main}/title`)).toMatchObject({ 'jcr:title': 'Ann' });
});

it('tells the author in words what the server refuses', async () => {
  const { session } = await openSession();
  const outcome = await session.execute(
    { type: 'set', path: `${main}/title`, properties: { 'a/b[': 'x' } },
    'Edit Title',
  );
  expect(outcome).toMatchObject({ done: false, reason: 'refused' });
  expect(session.getState().notice?.text).toMatch(
    /^Edit Title: The server refused this \(4\d\d\)\. The server says: /,
  );
});

it.each<[string, unknown]>([
  ['an empty text', ''],
  ['an empty list', []],
  ['a list of an empty text', ['']],
])('removes a property that is set to %s, like the server', async (_, value) => {
  const { session, stored } = await openSession();
  const path = `${main}/teaser`;
  const properties = { tags: value, pretitle: value } as Record<string, string>;
  expect(await session.execute({ type: 'set', path, properties }, 'Clear')).toMatchObject({ done: true });
  expect(session.content(path)).not.toHaveProperty('tags');
  await session.reload();
  expect(session.content(path)).not.toHaveProperty('tags');
  expect(JSON.stringify(await stored())).not.toContain('"tags"');
  await session.undo();
  expect(session.content(path)).toMatchObject({ tags: ['a', 'b'] });
  session.close();
});
