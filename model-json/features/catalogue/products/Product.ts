import { once } from '../../../core/repository/once';
import type { Resource } from '../../../core/repository/Resource';
import type { Properties } from '../../../core/exporter/Exporter';
import { text, texts } from '../../../core/exporter/shared/properties';
import type { Country } from '../../markets/api/country';
import { figuresIn, type Figure } from './figures';
import { builtFor, certificatesIn, isSoldIn } from './market';
import { masterOf } from '../../../core/exporter/shared/fragment-elements';

/** A version of a product that is ordered by a number of its own. */
export interface Variant {
  readonly sku: string;
  readonly fragment: Resource;
  /** The product's figures with those in which the variant differs. */
  readonly figures: readonly Figure[];
}

/** A product of the catalogue. What it says in words is read from the fragment, in the language of the reader. */
export interface Product {
  readonly sku: string;
  readonly fragment: Resource;
  /** Id of the family's tag, `mysite:family/mobile/piston`. */
  readonly family: string | undefined;
  /** Ids of the tags of what proves its safety in its market. */
  readonly certificates: readonly string[];
  /** Those of the first variant where there are variants: a product is never the mean of its versions. */
  readonly figures: readonly Figure[];
  readonly variants: readonly Variant[];
}

/** Elements of a product fragment that hold paths or tag ids. */
export type ProductList =
  'gallery' | 'variants' | 'documents' | 'accessories' | 'spareParts' | 'features' | 'related' | 'uses';

/** What a product names in a list; empty where it names nothing. */
export const listed = ({ fragment }: Pick<Product, 'fragment'>, name: ProductList): readonly string[] =>
  texts(masterOf(fragment), name) ?? [];

/**
 * Reads a fragment of the model `product`.
 *
 * @param find the variant fragment at a path
 * @param market the country for which the product is built; without one it is as its fragment says
 */
export function readProduct(
  fragment: Resource,
  find: (path: string) => Resource | undefined,
  market?: Country,
): Product {
  const master = masterOf(fragment);
  const variants = once(() =>
    (texts(master, 'variants') ?? []).flatMap((path) => readVariant(find(path), master, market)),
  );
  const figures = once(() => variants()[0]?.figures ?? figuresIn(builtFor(market, master)));
  return {
    sku: skuOf(fragment),
    fragment,
    family: text(master, 'family') || undefined,
    certificates: certificatesIn(market, texts(master, 'certificates') ?? []),
    // A catalogue is read again after each change, and most of its products are only counted.
    get figures() {
      return figures();
    },
    get variants() {
      return variants();
    },
  };
}

function readVariant(
  fragment: Resource | undefined,
  master: Properties,
  market: Country | undefined,
): Variant[] {
  const own = fragment && masterOf(fragment);
  if (!own || !isSoldIn(market, own)) return [];
  const figures = once(() => figuresIn(builtFor(market, { ...master, ...own })));
  return [
    {
      sku: skuOf(fragment),
      fragment,
      get figures() {
        return figures();
      },
    },
  ];
}

/** Order numbers are written as their fragment says; one that says none is called by its name. */
const skuOf = (fragment: Resource): string => text(masterOf(fragment), 'sku') || fragment.name.toUpperCase();
