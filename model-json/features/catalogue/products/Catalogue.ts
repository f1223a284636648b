import { once, onceEach } from '../../../core/repository/once';
import type { Resource } from '../../../core/repository/Resource';
import type { CataloguePages } from './CataloguePages';
import type { Product } from './Product';
import { sizesBeside, type SizesBeside } from './related/sizes-beside';
import { foldSku } from './sku';

/** The result for an order number: a product, and the variant if the number is a variant's. */
export interface SkuEntry {
  readonly product: Product;
  readonly variant: string | undefined;
}

/**
 * All products of a site, by path, by order number and by family. There is one for each version of the content, so each part
 * is built only when needed.
 */
export class Catalogue {
  private readonly byPath = once(
    () => new Map(this.products.map((product) => [product.fragment.path, product])),
  );
  private readonly bySku = once(() => new Map(this.products.toReversed().flatMap(skusOf)));
  private readonly byFamily = once(() => groupByFamily(this.products));
  private readonly sizesByPath = onceEach((path) => {
    const product = this.byPath().get(path)!;
    return sizesBeside(product, this.inFamily(product.family ?? ''));
  });
  private readonly pagesBelow = onceEach((languageRoot) => this.readPages(languageRoot));

  /**
   * @param readProducts in the order of their folder; the same for each call
   * @param readPages the pages below the language root with a path
   */
  constructor(
    private readonly readProducts: () => readonly Product[],
    private readonly readPages: (languageRoot: string) => CataloguePages,
  ) {}

  /** In the order of their folder. */
  get products(): readonly Product[] {
    return this.readProducts();
  }

  /** The product with a fragment's path. */
  get(path: string | undefined): Product | undefined {
    return path === undefined ? undefined : this.byPath().get(path);
  }

  /** The product with an order number, its own or a variant's, however it is punctuated. */
  findSku(sku: string): SkuEntry | undefined {
    return this.bySku().get(foldSku(sku));
  }

  /** A product by an author's reference: the path of its fragment or its order number. */
  find(selection: string | undefined): Product | undefined {
    if (!selection) return undefined;
    return this.get(selection) ?? this.findSku(selection)?.product;
  }

  /** Products of a family and of the families below it, in the order of the catalogue. */
  inFamily(family: string): readonly Product[] {
    const groups = [...this.byFamily()].filter(([name]) => name === family || name.startsWith(`${family}/`));
    const [only, ...others] = groups;
    if (only && others.length === 0) return only[1];
    return this.products.filter((product) => groups.some(([name]) => name === product.family));
  }

  /** The sizes beside a product of this catalogue. */
  sizesBeside(product: Product): SizesBeside {
    return this.sizesByPath(product.fragment.path);
  }

  /** The page that shows a product in the language tree at a root. */
  pageOf(product: Product, languageRoot: Resource | undefined): Resource | undefined {
    return languageRoot && this.pagesBelow(languageRoot.path).ofProducts.get(product.fragment.path);
  }

  /** The page that shows a family in the language tree at a root. */
  pageOfFamily(family: string, languageRoot: Resource | undefined): Resource | undefined {
    return languageRoot && this.pagesBelow(languageRoot.path).ofFamilies.get(family);
  }
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
