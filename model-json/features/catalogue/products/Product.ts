import { once } from '../../../core/repository/once';
import type { Resource } from '../../../core/repository/Resource';
import type { Properties } from '../../../core/exporter/Exporter';
import { text, texts } from '../../../core/exporter/shared/properties';
import type { Country } from '../../markets/api/country';
import { figuresIn, type Figure } from './figures';
import { builtFor, certificatesIn, isSoldIn } from './market';
import { masterOf } from '../../../core/exporter/shared/fragment-elements';

/** A version of a product with its own order number. */
export interface Variant {
  readonly sku: string;
  readonly fragment: Resource;
  /** The product's elements, overridden by the variant's, as built for its market. */
  readonly elements: Properties;
  readonly figures: readonly Figure[];
}

/** A product of the catalogue. Its texts are read from the fragment, in the reader's language. */
export interface Product {
  readonly sku: string;
  readonly fragment: Resource;
  /** Id of the family's tag, `mysite:family/mobile/piston`. */
  readonly family: string | undefined;
  /** Ids of the tags of its safety certificates in its market. */
  readonly certificates: readonly string[];
  /** Those of the first variant, if there are variants: a product's figures are never an average of its versions. */
  readonly elements: Properties;
  readonly figures: readonly Figure[];
  readonly variants: readonly Variant[];
}

/** Elements of a product fragment that hold paths, tag ids or lines. */
export type ProductList =
  | 'gallery'
  | 'variants'
  | 'documents'
  | 'accessories'
  | 'spareParts'
  | 'features'
  | 'includes'
  | 'related'
  | 'uses';

/** A product's references or lines in a list element; empty if there are none. */
export const listed = ({ fragment }: Pick<Product, 'fragment'>, name: ProductList): readonly string[] =>
  texts(masterOf(fragment), name) ?? [];

/**
 * Reads a fragment of the model `product`.
 *
 * @param find the variant fragment at a path
 * @param market the country for which the product is built; if missing, it is as its fragment says
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
  const elements = once(() => variants()[0]?.elements ?? builtFor(market, master));
  const figures = once(() => variants()[0]?.figures ?? figuresIn(elements()));
  return {
    sku: skuOf(fragment),
    fragment,
    family: text(master, 'family') || undefined,
    certificates: certificatesIn(market, texts(master, 'certificates') ?? []),
    // Lazy: a catalogue is read again after each change, and most of its products are only counted.
    get elements() {
      return elements();
    },
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
  const elements = once(() => builtFor(market, { ...master, ...own }));
  const figures = once(() => figuresIn(elements()));
  return [
    {
      sku: skuOf(fragment),
      fragment,
      get elements() {
        return elements();
      },
      get figures() {
        return figures();
      },
    },
  ];
}

/** Order numbers are as in their fragment; if it has none, its name is used. */
const skuOf = (fragment: Resource): string => text(masterOf(fragment), 'sku') || fragment.name.toUpperCase();
