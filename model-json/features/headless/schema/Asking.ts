import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import type { ApiModel } from '../content/ApiModel';
import type { FragmentIndex } from '../content/FragmentIndex';
import { ShownFragment, type Choice } from '../content/ShownFragment';
import type { Budget } from '../limits/Budget';

/** What the execution of a query needs to know. */
export interface Asking {
  readonly tree: ResourceTree;
  readonly index: FragmentIndex;
  /** The models that the endpoint has, by path. */
  readonly models: ReadonlyMap<string, ApiModel>;
  readonly budget: Budget;
  /** Full addresses of a path (with an extension, if it is a page's) on author and on publish. */
  readonly addresses: Addresses;
}

export interface Addresses {
  author(path: string): string | null;
  publish(path: string): string | null;
}

/** A fragment of one of the endpoint's models; undefined for any other. */
export function shownAt(
  path: string,
  choice: Choice,
  { index, models }: Pick<Asking, 'index' | 'models'>,
): ShownFragment | undefined {
  const found = index.at(path);
  const model = found && models.get(found.model);
  return model && new ShownFragment(found.node, model, choice);
}

/** A fragment that is known to be of a model. */
export const shown = (node: Resource, model: ApiModel, choice: Choice): ShownFragment =>
  new ShownFragment(node, model, choice);
