import { componentType } from '../../../../shared/addresses/app';
import type { RawModel } from '../kit/models/container';
import { drawnBy } from '../kit/migrated/drawn-by';
import { modelSearch } from './model-search';

const hasMain = modelSearch((model) => 'roleAttribute' in model && model.roleAttribute === 'main');

const isContainer = (model: RawModel | undefined): boolean =>
  model !== undefined && drawnBy(model[':type']) === componentType('container');

/** The container that is drawn as a page's `main`. */
export interface MainContainer {
  /** Below the page's content, `root/container`. */
  readonly path: string;
  readonly model: RawModel;
}

/**
 * Finds the main part of a page whose containers have no role, as in sites that a migration brought: AEM decorates it with
 * the element that its policy names, which its JSON does not say. It is the first container beside header and footer, and
 * the root itself if it has none.
 *
 * @param root the page's root container
 * @returns undefined if a container has the role already, or if the root is no container
 */
export function mainContainer(root: RawModel | undefined): MainContainer | undefined {
  if (!root || !isContainer(root) || hasMain(root)) return undefined;
  const items = root[':items'] ?? {};
  const name = root[':itemsOrder']?.find((each) => isContainer(items[each]));
  return name === undefined ? { path: 'root', model: root } : { path: `root/${name}`, model: items[name]! };
}
