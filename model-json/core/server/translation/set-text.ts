import type { Draft } from '../../repository/Draft';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { refusalOfText } from '../replace/refusals';
import type { TranslatableText } from './TranslatableText';

type Placed = Pick<TranslatableText, 'node' | 'property' | 'index'>;

/** The node that has a text, in one of the pages that have it. */
export const nodeOf = (page: string, { node }: Pick<Placed, 'node'>): string =>
  node === '' ? `${page}/jcr:content` : `${page}/jcr:content/${node}`;

/** Sets a text of a page; of a list, that text only. */
export function setText(draft: Draft, page: string, text: Placed, value: string): void {
  const { property, index } = text;
  const at = nodeOf(page, text);
  if (index === undefined) return draft.setProperty(at, property, value);
  const list = [...([draft.property(at, property) ?? []].flat() as string[])];
  list[index] = value;
  return draft.setProperty(at, property, list);
}

/** Why a text cannot be changed on a page because it is inherited; undefined if it is the page's own. */
export function inheritedBy(tree: ResourceTree, page: Resource, text: Placed): string | undefined {
  const node = tree.get(nodeOf(page.path, text));
  return node && refusalOfText(page, node, text.property, tree);
}
