import { createSession } from './create-session';
import { fakeAuthor, fakeStorage, pagePath, root } from './testing/session-fixtures';
import type { PageUpdate } from '../page/EditorPage';

const site = '/content/site';
const title = `${root}/root/main/title`;

it('redraws an open live copy when an author changes its source page', async () => {
  const author = fakeAuthor();
  const pages = (author.tree as { content: { site: Record<string, unknown> } }).content.site;
  pages['master'] = { 'jcr:primaryType': 'cq:Page' };
  const updates: PageUpdate[] = [];
  const session = await createSession({
    pagePath,
    masters: [`${site}/master`],
    sling: author.client(),
    page: { update: (update) => Promise.resolve(void updates.push(update)) },
    storage: fakeStorage(),
  });
  const drawn = new Promise((resolve) => session.onOthers(resolve));

  author.post(title, [['./jcr:title', 'Pumps and more']]);
  await author.client().post(`${site}/master`, [['./jcr:title', 'x']]);

  expect(await drawn).toEqual([title]);
  expect(updates.map(({ path }) => path)).toEqual([title]);
  expect(session.content(title)).toMatchObject({ 'jcr:title': 'Pumps and more' });
});

it('knows what another author has deleted, with all that was in it, until it is back', async () => {
  const author = fakeAuthor();
  const session = await createSession({
    ...{ pagePath, sling: author.client(), storage: fakeStorage() },
    page: { update: () => Promise.resolve() },
  });
  const text = `${root}/root/main/box/text`;
  expect(session.removedByOthers(text)).toBeUndefined();
  const deleted = new Promise((resolve) => session.onOthers(resolve));
  await author.client().post(`${root}/root/main/box`, [[':operation', 'delete']], { editorId: 'bens' });
  await deleted;
  expect(session.removedByOthers(text)).toMatchObject({ node: { text: '<p>Air</p>' }, editor: 'bens' });
  await session.execute({ type: 'delete', path: title.replace('title', 'teaser') }, 'Delete');
  expect(session.removedByOthers(title.replace('title', 'teaser'))).toBeUndefined();
});

it('draws each component that has changed when the page is read again, such as after a restored version', async () => {
  const author = fakeAuthor();
  const updates: PageUpdate[] = [];
  const session = await createSession({
    ...{ pagePath, sling: author.client(), storage: fakeStorage() },
    page: { update: (update) => Promise.resolve(void updates.push(update)) },
  });
  author.post(`${root}/root/main/box/text`, [[':operation', 'delete']]);
  author.post(title, [['./jcr:title', 'Restored']]);
  await session.reload();
  const [first, second] = updates.map(({ cmd, path }) => `${cmd} ${path.slice(root.length + 1)}`);
  // Its only child was removed.
  expect([first, second]).toEqual(['replace root/main/title', 'replace root/main/box']);
});
