import type { OpenPage } from '../page/create-editor-page';
import { contentTree, type ContentTree } from './content-tree';
import { createStore, type Readable } from './create-store';

/** The page's content tree; the same object until an item is added, removed or moved. */
export function createTree(page: OpenPage): Readable<ContentTree> {
  const store = createStore<ContentTree>(contentTree(page.editables()));
  page.onChange((change) => {
    if (change !== 'layout') return;
    const next = contentTree(page.editables());
    if (signature(next) !== signature(store.get())) store.set(next);
  });
  return store;
}

const signature = (tree: ContentTree): string =>
  [...tree.values()]
    .map(({ path, resourceType, isContainer }) => `${path} ${resourceType} ${isContainer}`)
    .join('\n');
