import { masterOf } from '../../../core/exporter/shared/fragment-elements';
import { texts } from '../../../core/exporter/shared/properties';
import type { Product } from '../products/Product';

/** Something that visitors narrow down products by. */
export interface ProductFacet {
  /**
   * Its name in addresses and in the index, and that of a tag: visitors choose among the tags below `mysite:NAME`, in their
   * order, under that tag's title.
   */
  readonly name: string;
  /** The ids of a product's tags. */
  tagsOf(product: Product): readonly string[];
}

/** In the order in which they are shown. */
export const FACETS: readonly ProductFacet[] = [
  { name: 'family', tagsOf: ({ family }) => (family ? [family] : []) },
  { name: 'use', tagsOf: elementTags('uses') },
  { name: 'feature', tagsOf: elementTags('features') },
  { name: 'certificate', tagsOf: ({ certificates }) => certificates },
];

/** The tags in an element of a product's fragment. */
export function elementTags(element: string): ProductFacet['tagsOf'] {
  return ({ fragment }) => texts(masterOf(fragment), element) ?? [];
}
