import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { text } from '../../../core/exporter/shared/properties';
import { productFragments } from './product-fragment';
import { masterOf } from '../../../core/exporter/shared/fragment-elements';

/** A product that needs a page. */
interface Offer {
  readonly fragment: Resource;
  readonly family: string;
  /** The name of its page, the same in every language, so that language switching works: `m-24-silent`. */
  readonly address: string;
}

/** The products a site sells, as far as needed for the addresses of its pages. */
export interface Range {
  readonly offers: readonly Offer[];
  /** Families with products, and their ancestors. */
  readonly families: ReadonlySet<string>;
}

export function readRange(tree: ResourceTree, site: string): Range {
  const offers = productFragments(tree, site).map((fragment): Offer => {
    const elements = masterOf(fragment);
    return {
      fragment,
      family: text(elements, 'family') ?? '',
      address: addressName(text(elements, 'name') ?? '') || fragment.name,
    };
  });
  return { offers, families: new Set(offers.flatMap(({ family }) => withThoseAbove(family))) };
}

/** `mysite:family/mobile/piston` → itself, `mysite:family/mobile`, `mysite:family`. */
function withThoseAbove(family: string): string[] {
  const end = family.lastIndexOf('/');
  return end < 0 ? [family] : [family, ...withThoseAbove(family.slice(0, end))];
}

/** `M 24 Silent` → `m-24-silent`, `Wrench ½ in` → `wrench-1-2-in`. */
const addressName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
