import { contentTree, type ContentTree } from './content-tree';
import type { Editable } from '../page/EditorPage';

export const root = '/content/site/page/jcr:content/root/main';

/** A tree from lines such as `['hero/', 'hero/title']`; containers end in `/`. */
export function treeOf(lines: readonly string[]): ContentTree {
  const editables = ['/', ...lines].flatMap((line): Editable[] => {
    const isContainer = line.endsWith('/');
    const relative = line.replace(/^\/$|\/$/, '');
    const path = relative ? `${root}/${relative}` : root;
    const parent = relative ? path.slice(0, path.lastIndexOf('/')) : undefined;
    const element = undefined as never;
    const item: Editable = {
      path,
      resourceType: isContainer ? 'x/container' : `x/${path.slice(path.lastIndexOf('/') + 1)}`,
      element,
      parent,
      editable: relative !== '',
      kind: isContainer ? 'container' : 'component',
    };
    const place: Editable = { ...item, path: `${path}/*`, parent: path, editable: true, kind: 'placeholder' };
    return isContainer ? [item, place] : [item];
  });
  return contentTree(editables);
}
