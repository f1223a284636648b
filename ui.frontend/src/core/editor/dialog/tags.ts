import { tagId, TAGS_ROOT } from '../../../../../shared/addresses/tags';
import type { ContentNode } from '../session/EditorSession';
import { at, childNodes } from './form/node';
import { sling } from '../sling/sling';

/** The tag ID used in content. */
export interface Tag {
  /** `namespace:path/of/tag` */
  readonly id: string;
  /** Its titles from the root. */
  readonly title: string;
}

/**
 * Loads the site's tags.
 * @throws SlingError
 */
export const loadTags = async (): Promise<readonly Tag[]> =>
  tagsIn(await sling.json<ContentNode>(`${TAGS_ROOT}.infinity.json`));

const tagsIn = (root: ContentNode): readonly Tag[] =>
  childNodes(root).flatMap(([namespace, node]) =>
    below(node).map(({ names, titles }) => ({
      id: tagId(namespace, names),
      title: [titleOf(node, namespace), ...titles].join(' / '),
    })),
  );

function below(node: ContentNode): { names: string[]; titles: string[] }[] {
  return childNodes(node).flatMap(([name, child]) => {
    const title = titleOf(child, name);
    const deeper = below(child).map(({ names, titles }) => ({
      names: [name, ...names],
      titles: [title, ...titles],
    }));
    return [{ names: [name], titles: [title] }, ...deeper];
  });
}

const titleOf = (node: ContentNode, name: string): string => {
  const title = at(node, 'jcr:title');
  return typeof title === 'string' ? title : name;
};
