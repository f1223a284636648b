import { isInLaunches } from '../../../../shared/addresses/launches';
import { getAsset } from '../../../core/exporter/shared/assets';
import { dataOf } from '../../../core/exporter/shared/fragment-elements';
import { text } from '../../../core/exporter/shared/properties';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { fragmentId } from '../../../core/server/fragments/api/find-fragment';
import { fragmentsByModel } from '../../../core/server/fragments/models/usage';

/** The fragments of a version of the content, as far as the person asking may read it. Copies in releases are not among them. */
export class FragmentIndex {
  private known: ReadonlyMap<string, readonly Resource[]> | undefined;
  private ids: ReadonlyMap<string, Resource> | undefined;

  constructor(private readonly tree: ResourceTree) {}

  private get byModel(): ReadonlyMap<string, readonly Resource[]> {
    this.known ??= new Map(
      [...fragmentsByModel(this.tree)].map(([model, all]) => [
        model,
        all.filter(({ path }) => !isInLaunches(path)).sort((a, b) => (a.path < b.path ? -1 : 1)),
      ]),
    );
    return this.known;
  }

  /** The fragments of a model, by path. */
  ofModel(path: string): readonly Resource[] {
    return this.byModel.get(path) ?? [];
  }

  /** The fragment with an id. */
  withId(id: string): Resource | undefined {
    this.ids ??= new Map([...this.byModel.values()].flat().map((each) => [fragmentId(each), each]));
    return this.ids.get(id);
  }

  /** The fragment at a path, and its model's path. */
  at(path: string): { readonly node: Resource; readonly model: string } | undefined {
    if (isInLaunches(path)) return undefined;
    const node = getAsset(this.tree, path);
    const data = node && dataOf(node);
    const model = data && text(data.properties, 'cq:model');
    return node && model !== undefined ? { node, model } : undefined;
  }
}
