import type { ContentNode } from '../../session/EditorSession';

/** Where components name what they show: an experience fragment’s variation, or a content fragment. */
const PROPERTIES = ['fragmentVariationPath', 'fragmentPath'];

/** The fragment that a component shows; undefined if it shows none. */
export function fragmentOf(component: ContentNode | undefined): string | undefined {
  const paths = PROPERTIES.map((name) => component?.[name]);
  return paths.find((path) => typeof path === 'string' && path.startsWith('/content/')) as string | undefined;
}
