import { z } from 'zod';
import { UNITS } from '../../../../../shared/measures/measure';
import { picture } from '../../../../../shared/models/Picture.model';
import { address, count, listOf, text } from '../../../../../shared/models/schema';

const row = z.object({
  sku: z.string(),
  name: z.string(),
  /** What distinguishes a version from the others of its product. */
  version: text(),
  url: address(),
  /** One for each column of the family; null if the product has no such figure. */
  cells: listOf(z.union([z.number(), z.string()]).nullish()),
});

const family = z.object({
  /** Id of the tag, whose drawing replaces a missing picture. */
  id: z.string(),
  name: z.string(),
  description: text(),
  url: address(),
  picture: picture(),
  /** Names of figures, each with the unit of its column; text has none. */
  columns: listOf(z.object({ name: z.string(), unit: z.enum(UNITS).optional() })),
  rows: listOf(row),
});

const chapter = z.object({
  id: z.string(),
  name: z.string(),
  description: text(),
  families: listOf(family),
});

export const catalogueReaderModel = z.object({
  id: text(),
  /** The maker. */
  site: text(),
  logo: picture(),
  /** The page with all products. */
  address: address(),
  /** ISO day of the last change. */
  modified: text(),
  revision: text(),
  products: count(),
  families: count(),
  /** On the cover. */
  picture: picture(),
  /** The same as a PDF; 0 bytes until it has been drawn. */
  download: z.object({ url: address(), bytes: count() }).optional(),
  chapters: listOf(chapter),
});

export type CatalogueReaderModel = z.output<typeof catalogueReaderModel>;
export type ChapterModel = CatalogueReaderModel['chapters'][number];
export type FamilyModel = ChapterModel['families'][number];
export type RowModel = FamilyModel['rows'][number];
