import type { Model } from '../../../exporter/Exporter';
import { isModel } from '../../../exporter/shared/is-model';

/** The component to which an element of a drawn page belongs. */
export interface Owner {
  /** Path of its node. */
  readonly path: string;
  /** Whether it comes from an experience fragment, which is edited elsewhere; `path` is that of the component that shows it. */
  readonly isForeign: boolean;
}

/** The components of a page by the id that their elements have. */
export function ownersIn(model: Model, contentPath: string): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  const visit = (component: Model, owner: Owner): void => {
    if (typeof component['id'] === 'string') owners.set(component['id'], owner);
    const isFragment = 'localizedFragmentVariationPath' in component;
    const items = component[':items'];
    if (!isModel(items)) return;
    for (const [name, item] of Object.entries(items)) {
      if (!isModel(item)) continue;
      const isForeign = owner.isForeign || isFragment;
      visit(item, isForeign ? { ...owner, isForeign } : { path: `${owner.path}/${name}`, isForeign });
    }
  };
  visit(model, { path: contentPath, isForeign: false });
  return owners;
}
