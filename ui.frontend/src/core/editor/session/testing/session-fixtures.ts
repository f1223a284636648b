import type { PageUpdate } from '../../page/EditorPage';
import type { ContentNode } from '../../sling/content-node';
import { createSession } from '../create-session';
import { FakeAuthor } from './fake-author';
import { APP_ID, componentType } from '../../../../../../shared/addresses/app';

export const pagePath = '/content/site/en';
export const root = `${pagePath}/jcr:content`;
export const main = `${root}/root/main`;

export const component = (type: string, members: ContentNode = {}): ContentNode => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': `${APP_ID}/components/${type}`,
  ...members,
});

/** A page with a title, a teaser with child nodes, a container and tabs. */
export const samplePage = (): ContentNode => ({
  'jcr:primaryType': 'cq:PageContent',
  'sling:resourceType': componentType('page'),
  'jcr:title': 'Pumps',
  root: component('container', {
    main: component('container', {
      title: component('title', { 'jcr:title': 'Compressors' }),
      teaser: component('teaser', {
        'jcr:title': 'R 15',
        lineClamp: 3,
        useIconButton: true,
        tags: ['a', 'b'],
        none: 'x',
        image: { 'jcr:primaryType': 'nt:unstructured', fileReference: '/content/dam/r15.jpg' },
        actions: {
          'jcr:primaryType': 'nt:unstructured',
          item0: { 'jcr:primaryType': 'nt:unstructured', text: 'Read' },
          item1: { 'jcr:primaryType': 'nt:unstructured', text: 'Buy' },
        },
      }),
      box: component('container', { text: component('text', { text: '<p>Air</p>' }) }),
      tabs: component('tabs', { item_1: component('text', { 'cq:panelTitle': 'Data', text: 'x' }) }),
    }),
  }),
});

/** An author server with the given page, or the sample page. */
export const fakeAuthor = (page = samplePage()): FakeAuthor =>
  new FakeAuthor({
    content: { site: { en: { 'jcr:primaryType': 'cq:Page', 'jcr:content': structuredClone(page) } } },
  });

/** A tab's storage. */
export function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** An editor on the page; `updates` collects the updates sent to the page. */
export async function openEditor(author: FakeAuthor, storage = fakeStorage()) {
  const updates: PageUpdate[] = [];
  const page = { update: (update: PageUpdate) => Promise.resolve(void updates.push(update)) };
  const session = await createSession({ pagePath, sling: author.client(), page, storage });
  return { session, updates, storage };
}
