import { descendant } from '../../../core/exporter/shared/assets';
import type { ResourceTree } from '../../../core/repository/Resource';
import { ITEMS, modelsOf } from '../../../core/server/fragments/models/Model';
import { isWithin } from '../../../core/repository/path';
import { apiFields, type ApiField } from './ApiField';

/** An enabled content fragment model, as clients name it. */
export interface ApiModel {
  readonly path: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The start of its queries: `productVariant`. */
  readonly name: string;
  /** `ProductVariantModel`. */
  readonly typeName: string;
  readonly fields: readonly ApiField[];
}

/** The endpoint with the models of all sites. */
export const GLOBAL = 'global';

/**
 * The models of a site, or of all, by path. Of two with the same name, the second gets that of its site before its own.
 *
 * @param site the name of its configuration, or `global`
 */
export function apiModels(tree: ResourceTree, site: string): ApiModel[] {
  const taken = new Set<string>();
  return modelsOf(tree)
    .filter(({ status }) => status === 'enabled')
    .filter(({ path }) => site === GLOBAL || isWithin(path, `/conf/${site}`))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((model) => {
      const node = tree.get(model.path);
      const items = node && descendant(node, ITEMS);
      const [, , owner = ''] = model.path.split('/');
      const name = [camelCase(model.name), camelCase(`${owner}-${model.name}`)].find(
        (each) => !taken.has(each),
      );
      if (!items || !name) return [];
      taken.add(name);
      const { path, title, description } = model;
      const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Model`;
      return [{ path, title, description, name, typeName, fields: apiFields(items) }];
    });
}

/** `product-variant` → `productVariant`. Empty if nothing of it can be in a name. */
function camelCase(name: string): string {
  const words = name.split(/\W+/).filter(Boolean);
  const joined = words
    .map((word, i) => word.charAt(0)[i === 0 ? 'toLowerCase' : 'toUpperCase']() + word.slice(1))
    .join('');
  return /^\d/.test(joined) ? `_${joined}` : joined;
}
