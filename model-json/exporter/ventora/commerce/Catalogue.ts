import type { Resource } from '../../../repository/Resource';
import type { Product } from './Product';
import { foldSku } from './sku';

/** What an order number leads to: a product, and the variant where the number is that of one. */
export interface SkuEntry {
  readonly product: Product;
  readonly variant: string | undefined;
}

/** All products of a site, found by path, by order number and by family. Made once for each version of the content. */
export class Catalogue {
  private readonly byPath: ReadonlyMap<string, Product>;
  private readonly bySku: ReadonlyMap<string, SkuEntry>;
  private readonly byFamily: ReadonlyMap<string, readonly Product[]>;

  /**
   * @param products in the order of their folder
   * @param productPages pages by the product that they name (`productPath`)
   * @param familyPages pages by the family that they name (`family`)
   */
  constructor(
    readonly products: readonly Product[],
    private readonly productPages: ReadonlyMap<string, readonly Resource[]>,
    private readonly familyPages: ReadonlyMap<string, readonly Resource[]>,
  ) {
    this.byPath = new Map(products.map((product) => [product.fragment.path, product]));
    this.bySku = new Map(products.toReversed().flatMap(skusOf));
    this.byFamily = groupByFamily(products);
  }

  /** The product whose fragment stands at a path. */
  get(path: string | undefined): Product | undefined {
    return path === undefined ? undefined : this.byPath.get(path);
  }

  /** The product of an order number, its own or that of a variant, however it is punctuated. */
  findSku(sku: string): SkuEntry | undefined {
    return this.bySku.get(foldSku(sku));
  }

  /** What authors name a product by: the path of its fragment or its order number. */
  find(selection: string | undefined): Product | undefined {
    if (!selection) return undefined;
    return this.get(selection) ?? this.findSku(selection)?.product;
  }

  /** Products of a family and of the families below it, in the order of the catalogue. */
  inFamily(family: string): readonly Product[] {
    const groups = [...this.byFamily].filter(([name]) => name === family || name.startsWith(`${family}/`));
    if (groups.length === 1) return groups[0]![1];
    return this.products.filter((product) => groups.some(([name]) => name === product.family));
  }

  /** The page that shows a product in the language tree at a root. */
  pageOf(product: Product, languageRoot: Resource | undefined): Resource | undefined {
    return pageIn(this.productPages.get(product.fragment.path), languageRoot);
  }

  /** The page that shows a family in the language tree at a root. */
  pageOfFamily(family: string, languageRoot: Resource | undefined): Resource | undefined {
    return pageIn(this.familyPages.get(family), languageRoot);
  }
}

function pageIn(
  pages: readonly Resource[] | undefined,
  languageRoot: Resource | undefined,
): Resource | undefined {
  return languageRoot && pages?.find(({ path }) => path.startsWith(`${languageRoot.path}/`));
}

function groupByFamily(products: readonly Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const family = product.family ?? '';
    const group = groups.get(family);
    if (group) group.push(product);
    else groups.set(family, [product]);
  }
  return groups;
}

function skusOf(product: Product): [string, SkuEntry][] {
  return [
    [foldSku(product.sku), { product, variant: undefined }],
    ...product.variants.map(({ sku }): [string, SkuEntry] => [foldSku(sku), { product, variant: sku }]),
  ];
}
