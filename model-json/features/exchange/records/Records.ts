import { foldSku } from '../../catalogue/api/trade';
import { catalogueOf } from '../../catalogue/api/catalogue';
import { shopAt } from '../../documents/api/document-types';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { text } from '../../../core/exporter/shared/properties';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { sitesOf, type Site } from '../../../core/server/pages/sites';
import type { Language } from '../../../../shared/words/languages';
import { readRecord, versionsOf } from './read-record';
import type { TradeRecord } from './TradeRecord';

/** Something to order in the words of each language, as the main site of the language has it. */
export type InLanguages = ReadonlyMap<Language, TradeRecord>;

/** Reads the records of everything that a site sells. Nothing is kept: answers are. */
export class Records {
  constructor(
    private readonly tree: ResourceTree,
    private readonly contextAt: (page: Resource) => ExportContext,
  ) {}

  /** The site with a language tag, in any case: `en-gb`. */
  site(tag: string): Site | undefined {
    return sitesOf(this.tree).find((site) => site.tag.toLowerCase() === tag.toLowerCase());
  }

  /** Language tags of all sites, lower case, main ones first. */
  get tags(): string[] {
    return sitesOf(this.tree).map(({ tag }) => tag.toLowerCase());
  }

  /** All that can be ordered from a site, in the order of the catalogue. @param since only what changed later (ISO 8601) */
  of(site: Site, since = ''): TradeRecord[] {
    const shop = shopAt(site.root, this.contextAt(site.root));
    return catalogueOf(shop.context).products.flatMap((product) =>
      versionsOf(product)
        .map((version) => readRecord(product, version, site, shop))
        .filter(({ modified }) => since === '' || modified > since),
    );
  }

  /** The order numbers of all that can be ordered, and their GTINs. */
  numbers(): { readonly sku: string; readonly gtin: string | undefined }[] {
    const [home] = sitesOf(this.tree);
    if (!home) return [];
    return catalogueOf(this.contextAt(home.root)).products.flatMap((product) =>
      versionsOf(product).map(({ sku, elements }) => ({ sku, gtin: text(elements, 'gtin') || undefined })),
    );
  }

  /** The order number with a GTIN. */
  skuOf(gtin: string): string | undefined {
    return this.numbers().find((each) => each.gtin === gtin)?.sku;
  }

  /** What has an order number, in the words of one site; of a product with versions it is the first one. */
  record(sku: string, site: Site): TradeRecord | undefined {
    const shop = shopAt(site.root, this.contextAt(site.root));
    const found = catalogueOf(shop.context).findSku(sku);
    if (!found) return undefined;
    const versions = versionsOf(found.product);
    const version = versions.find((each) => foldSku(each.sku) === foldSku(sku)) ?? versions[0];
    return version && readRecord(found.product, version, site, shop);
  }

  /** The same in each language; empty if nothing has the number. */
  inLanguages(sku: string): InLanguages {
    const records = new Map<Language, TradeRecord>();
    for (const site of sitesOf(this.tree)) {
      const record = records.has(site.language) ? undefined : this.record(sku, site);
      if (record) records.set(site.language, record);
    }
    return records;
  }
}
