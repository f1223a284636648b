import { z } from 'zod';
import { figures } from '../../../../../shared/features/catalogue/api/figure.model';
import { flowCurve } from '../../../../../shared/features/catalogue/api/flow-curve.model';
import { picture } from '../../../../../shared/models/Picture.model';
import {
  factCardModel,
  productCardModel,
} from '../../../../../shared/features/catalogue/api/product-card.model';
import { count, flag, href, link, listOf, text } from '../../../../../shared/models/schema';
import { explodedModel } from './exploded/Exploded.model';
import { serialsModel } from './serials/Serials.model';
import { unitsLinks } from '../../../core/kit/units/units-links.model';

const galleryPicture = z.object({
  image: picture(),
  caption: text(),
  /** The original file. */
  url: href(),
});

/** A version with an order number of its own; the link shows it on the same page. */
const variant = z.object({
  sku: z.string(),
  name: z.string(),
  figures: figures(),
  current: flag(),
  link: link(),
});

/** A document in the language closest to the reader's. */
const productDocument = z.object({
  url: href(),
  title: z.string(),
  /** `data-sheet`, `manual`, … */
  type: text(),
  /** BCP 47 language of its text; absent if it has none. */
  language: text(),
  /** It is not in the reader's language. */
  isFallback: flag(),
  revision: text(),
  extension: text(),
  /** 0 when unknown. */
  bytes: count(),
});

/** Addresses of the product's codes and files for programs. */
const passport = z.object({ qr: href(), label: href(), aasx: href(), json: href() });

/** CIF's `product/v3` without a shop: a product's description, performance, requirements, and where to buy it. */
export const productModel = z.object({
  id: text(),
  titleType: z.preprocess((value) => value || undefined, z.enum(['h1', 'h2', 'h3']).default('h1')),
  /** Absent if no product is selected. */
  name: text(),
  /** Of the version shown. */
  sku: text(),
  kind: text(),
  family: text(),
  /** Id of the family's tag, whose drawing is shown without a picture. */
  familyId: text(),
  /** The introduction; default: the description. */
  lead: text(),
  /** What it is, or what it contains. */
  description: text(),
  madeFor: listOf(z.string()),
  note: text(),
  gallery: listOf(galleryPicture),
  figures: figures(),
  /** Of the version shown, if its speed varies. */
  flowCurve: flowCurve(),
  variants: listOf(variant),
  documents: listOf(productDocument),
  passport: z.preprocess((value) => value || undefined, passport.optional()),
  certificates: listOf(z.string()),
  /** Ids of the tags of its construction, `mysite:feature/two-stage`: what speaks for it follows from them. */
  features: listOf(z.string()),
  /** What a spare part or kit holds, `valve-plate | 2`. */
  includes: listOf(z.string()),
  accessories: listOf(factCardModel),
  spareParts: listOf(productCardModel),
  /** Absent if no spare part depends on the serial number. */
  serials: z.preprocess((value) => value || undefined, serialsModel.optional()),
  exploded: z.preprocess((value) => value || undefined, explodedModel.optional()),
  unitsLinks: unitsLinks(),
  quoteLink: link(),
  dealerLink: link(),
  phone: text(),
  showImage: flag(true),
  showOverview: flag(true),
  showOptions: flag(true),
  showDetails: flag(true),
  /** Among the details: not on a page that says itself what is delivered. */
  showDelivery: flag(true),
  showDocuments: flag(true),
  showAccessories: flag(true),
});

export type ProductModel = z.output<typeof productModel>;
export type VariantModel = ProductModel['variants'][number];
