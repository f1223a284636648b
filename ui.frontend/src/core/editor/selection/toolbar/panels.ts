import { drawnBy } from '../../../kit/migrated/drawn-by';
import { panelContainers, type PanelContainerKind } from '../../../authoring/panel-messages';
import type { ContentNode } from '../../session/EditorSession';
import { nameOf, type ContentTree, type TreeItem } from '../content-tree';
import { t } from '../../../../../../shared/authoring/language/t';

export type { PanelContainerKind };

/** The kind of panel container, if the component is one. */
export const panelKind = (resourceType: string): PanelContainerKind | undefined =>
  panelContainers.find((kind) => drawnBy(resourceType).endsWith(`/${kind}`));

export const isPanelContainer = (item: TreeItem | undefined): boolean =>
  item !== undefined && panelKind(item.resourceType) !== undefined;

/** The word for one panel of such a container. */
export const panelWord: Readonly<Record<PanelContainerKind, string>> = {
  tabs: t('Tab'),
  accordion: t('Section'),
  carousel: t('Slide'),
};

/** A panel's title or, if its author gave none, its node's name, as on the page. */
export function panelTitle(path: string, node: ContentNode | undefined): string {
  const title = node?.['cq:panelTitle'];
  return typeof title === 'string' && title ? title : nameOf(path);
}

/** The panels that must be open for an item to be visible, outermost first. */
export function panelsToShow(tree: ContentTree, path: string): { container: string; index: number }[] {
  const item = tree.get(path);
  const container = item?.parent === undefined ? undefined : tree.get(item.parent);
  if (!container) return [];
  const around = panelsToShow(tree, container.path);
  if (!isPanelContainer(container)) return around;
  return [...around, { container: container.path, index: container.children.indexOf(path) }];
}
