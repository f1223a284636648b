import { panelContainers, type PanelContainerKind } from '../../../authoring/panel-messages';
import type { ContentNode } from '../../session/EditorSession';
import { nameOf, type ContentTree, type TreeItem } from '../content-tree';

/** What kind of panel container a component is, if one. */
export const panelKind = (resourceType: string): PanelContainerKind | undefined =>
  panelContainers.find((kind) => resourceType.endsWith(`/${kind}`));

export const isPanelContainer = ({ resourceType }: TreeItem): boolean =>
  panelKind(resourceType) !== undefined;

/** The words for one child of such a container. */
export const panelWord: Readonly<Record<PanelContainerKind, string>> = {
  tabs: 'Tab',
  accordion: 'Section',
  carousel: 'Slide',
};

/** Title of a panel, where its author gave none its node's name: as the page shows it. */
export function panelTitle(path: string, node: ContentNode | undefined): string {
  const title = node?.['cq:panelTitle'];
  return typeof title === 'string' && title ? title : nameOf(path);
}

/** The panels that must be shown for an item to be seen, outermost first. */
export function panelsToShow(tree: ContentTree, path: string): { container: string; index: number }[] {
  const item = tree.get(path);
  if (item?.parent === undefined) return [];
  const container = tree.get(item.parent)!;
  const around = panelsToShow(tree, item.parent);
  if (!isPanelContainer(container)) return around;
  return [...around, { container: container.path, index: container.children.indexOf(path) }];
}
