import type { TradeRecord } from '../records/TradeRecord';
import type { Exported } from './bmecat-file';

/** “Other”: a narrower type would be a guess. */
const ATTACHMENT = 'ATX099';

/**
 * The catalogue as ETIM xChange 1.1. It has no ETIM classes, which may not be guessed: the tables are for members
 * (docs/exchange.md).
 */
export function xchangeFile(records: readonly TradeRecord[], exported: Exported): string {
  const { site, maker, modified, since } = exported;
  const day = modified.slice(0, 10);
  return JSON.stringify({
    CatalogueId: `${maker.brand}-${site.tag}`.slice(0, 20),
    CatalogueName: [{ Language: site.tag, CatalogueName: `${maker.brand} ${site.tag}` }],
    CatalogueVersion: day,
    CatalogueType: since ? 'CHANGE' : 'FULL',
    ...(since && { ChangeReferenceCatalogueVersion: since.slice(0, 10) }),
    GenerationDate: day,
    NameDataCreator: maker.name.slice(0, 50),
    CatalogueValidityStart: day,
    Language: [site.tag],
    Supplier: [
      {
        SupplierName: maker.name,
        Product: records.map((record) => productOf(record, exported)),
      },
    ],
  });
}

function productOf(record: TradeRecord, { site, maker, origin }: Exported): object {
  const figure = (name: string) => record.figures.find((each) => each.name === name)?.value;
  const [customs, country] = [figure('customsTariffNumber'), figure('countryOfOrigin')];
  const language = site.tag;
  return {
    ProductIdentification: {
      ManufacturerName: maker.name,
      ManufacturerProductNumber: record.sku,
      ...(record.gtin && { ProductGtin: [record.gtin] }),
      BrandName: maker.brand,
      ...(customs !== undefined && { CustomsCommodityCode: String(customs) }),
      ...(country !== undefined && { CountryOfOrigin: [String(country)] }),
    },
    ProductDetails: {
      ProductStatus: 'ACTIVE',
      ProductType: 'PHYSICAL',
      ProductDescriptions: [
        {
          DescriptionLanguage: language,
          MinimalProductDescription: [record.kind, record.name].filter(Boolean).join(' ').slice(0, 80),
          ...(record.description && { ProductMarketingText: record.description.slice(0, 10_000) }),
          ...(record.page && { ProductPageUrl: new URL(record.page, origin).href }),
        },
      ],
    },
    ...(record.documents.length > 0 && {
      ProductAttachments: record.documents.map(({ url, title }) => ({
        AttachmentType: ATTACHMENT,
        AttachmentDetails: [
          {
            AttachmentLanguage: [language],
            AttachmentUri: new URL(url, origin).href,
            ...(title && {
              AttachmentDescription: [{ Language: language, AttachmentDescription: title.slice(0, 250) }],
            }),
          },
        ],
      })),
    }),
    OtherClassifications: [
      {
        ClassificationName: maker.brand,
        ClassificationVersion: '1.0',
        ClassificationClassCode: record.family,
        ClassificationFeatures: record.figures.map(({ name, value, unit }) => ({
          ClassificationFeatureName: name,
          ClassificationFeatureValue1: String(value),
          ...(unit && unit !== '1' && { ClassificationFeatureUnit: unit }),
        })),
      },
      ...(record.unspsc
        ? [
            {
              ClassificationName: 'UNSPSC (provisional)',
              ClassificationClassCode: record.unspsc,
            },
          ]
        : []),
    ],
  };
}
