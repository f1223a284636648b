import { dataOf } from '../../../exporter/shared/fragment-elements';
import { text } from '../../../exporter/shared/properties';
import { isInLaunches } from '../../../../../shared/addresses/launches';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { HttpError } from '../../http/http-error';
import { idOf, modelOf, type Model } from '../models/Model';
import { fragmentsByModel } from '../models/usage';

/** A fragment with its model. */
export interface Found {
  readonly node: Resource;
  readonly model: Model;
}

/** The id of a fragment, which it keeps when it moves; if it has none, its path in base64url. */
export const fragmentId = ({ path, properties }: Resource): string =>
  text(properties, 'jcr:uuid') ?? idOf(path);

/** All fragments that may be read, by path. Those without a model that is there are left out. */
export function allFragments(tree: ResourceTree): Found[] {
  return [...fragmentsByModel(tree).values()]
    .flat()
    .filter(({ path }) => !isInLaunches(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((node) => withModel(node, tree) ?? []);
}

/** @throws HttpError 404 */
export function fragmentWithId(tree: ResourceTree, id: string): Found {
  const node = [...fragmentsByModel(tree).values()]
    .flat()
    .find((each) => !isInLaunches(each.path) && fragmentId(each) === id);
  const found = node && withModel(node, tree);
  if (!found) throw new HttpError(404, `There is no fragment with the id ${id}`);
  return found;
}

function withModel(node: Resource, tree: ResourceTree): Found | undefined {
  const at = tree.get(text(dataOf(node)?.properties ?? {}, 'cq:model') ?? '');
  const model = at && modelOf(at);
  return model && { node, model };
}
