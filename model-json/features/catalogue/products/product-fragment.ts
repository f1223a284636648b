import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { dataOf } from '../../../core/exporter/shared/fragment-elements';
import { text } from '../../../core/exporter/shared/properties';

/** The fragment models of the catalogue, by the last segment of their paths. */
const MODELS = ['product', 'product-variant'] as const;
export type ProductModel = (typeof MODELS)[number];

const MODEL = /^\/conf\/(?:.+\/)?settings\/dam\/cfm\/models\/(product|product-variant)$/;

/** The catalogue model of a fragment; undefined for any other resource. */
export function productModelOf(resource: Resource): ProductModel | undefined {
  if (resource.properties['jcr:primaryType'] !== 'dam:Asset') return undefined;
  const data = dataOf(resource);
  const name = data && MODEL.exec(text(data.properties, 'cq:model') ?? '')?.[1];
  return MODELS.find((model) => model === name);
}

/** The product fragments of a site, in the order of their folder. */
export const productFragments = (tree: ResourceTree, site: string): Resource[] =>
  site ? fragmentsBelow(tree.get(`/content/dam/${site}/products`)) : [];

function fragmentsBelow(folder: Resource | undefined): Resource[] {
  return [...(folder?.children.values() ?? [])].flatMap((child) => {
    if (productModelOf(child) === 'product') return [child];
    return child.properties['jcr:primaryType'] === 'dam:Asset' ? [] : fragmentsBelow(child);
  });
}
