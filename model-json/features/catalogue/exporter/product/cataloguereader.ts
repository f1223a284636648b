import type { Exporter, Model } from '../../../../core/exporter/Exporter';
import { componentModel } from '../../../../core/exporter/shared/component-model';
import { linkTo } from '../../../../core/exporter/shared/links/links';
import { localPage } from '../../../../core/exporter/shared/locale/localisation';
import { text } from '../../../../core/exporter/shared/properties';
import { assetPicture } from '../../../../core/exporter/site/media/asset-picture';
import type { Figure } from '../../products/figures';
import { componentOwner, type ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { askedUnits, inAskedUnits } from '../../../../core/exporter/shared/locale/units';
import { catalogueBookOf } from '../../documents/models/catalogue-book';
import { SELECTORS } from '../../documents/models/site-document';
import type {
  CatalogueBook,
  CatalogueChapter,
  CatalogueFamily,
  CatalogueRow,
} from '../../documents/models/SiteDocument';

/** The catalogue as a book with pages to turn, with the same content as its PDF. */
export const catalogueReader: Exporter = (resource, context) => {
  const shop = componentOwner(resource, context);
  const page = localPage(text(resource.properties, 'cataloguePage'), context);
  const book = page && catalogueBookOf(page, { ...context, currentPage: page });
  if (!page || !book) return componentModel(resource, context, { chapters: [] });
  const selector = SELECTORS.catalogue;
  return componentModel(resource, context, {
    ...imprint(book),
    logo: assetPicture(text(resource.properties, 'logo'), book.site, context),
    picture: assetPicture(book.picture, '', context),
    download: {
      url: inAskedUnits(linkTo(`${page.path}.${selector}.pdf`, shop).mappedUrl, context),
      bytes: context.services?.drawnFile?.(page, selector, askedUnits(context))?.bytes,
    },
    chapters: book.chapters.map((chapter) => chapterModel(chapter, shop)),
  });
};

const imprint = ({ site, address, modified, revision, products, chapters }: CatalogueBook): Model => ({
  site,
  address,
  modified,
  revision,
  products,
  families: chapters.reduce((sum, { families }) => sum + families.length, 0),
});

const chapterModel = (
  { id, name, description, families }: CatalogueChapter,
  shop: ComponentOwner,
): Model => ({
  id,
  name,
  description,
  families: families.map((family) => familyModel(family, shop)),
});

function familyModel(family: CatalogueFamily, { context }: ComponentOwner): Model {
  const { id, name, description, address, picture, columns, rows } = family;
  return {
    id,
    name,
    description,
    url: address,
    picture: assetPicture(picture, '', context),
    // A figure has one unit for all products: it is stated once, at the head of its column.
    columns: columns.map((column) => ({ name: column, unit: unitOf(column, rows) })),
    rows: rows.map(({ sku, name: product, version, address: url, figures }) => ({
      sku,
      name: product,
      version,
      url,
      cells: columns.map((column) => find(figures, column)?.value ?? null),
    })),
  };
}

const find = (figures: readonly Figure[], name: string): Figure | undefined =>
  figures.find((figure) => figure.name === name);

const unitOf = (name: string, rows: readonly CatalogueRow[]): string | undefined =>
  rows.map(({ figures }) => find(figures, name)?.unit).find(Boolean);
