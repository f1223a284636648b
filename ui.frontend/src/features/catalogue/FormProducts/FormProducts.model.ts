import { z } from 'zod';
import { fieldError } from '../../forms/api/field-model';
import { picture } from '../../../../../shared/models/Picture.model';
import { count, flag, link, listOf, text } from '../../../../../shared/models/schema';

const version = z.object({ sku: z.string(), name: z.string(), selected: flag() });

/** A requested product. */
const line = z.object({
  /** Order number used in the list. */
  asked: z.string(),
  /** As printed; absent if it is in no catalogue. */
  sku: text(),
  name: z.string(),
  kind: text(),
  image: picture(),
  familyId: text(),
  link: link(),
  /** As typed: possibly not a number. */
  quantity: z.preprocess((value) => String(value ?? '') || '1', z.string()),
  remark: text(),
  versions: listOf(version),
  /** It is not, or no longer, in any catalogue. */
  isGone: flag(),
  /** The quantity is invalid. */
  isWrong: flag(),
});

/** A list of products in a form: the products to quote. */
export const formProductsModel = z.object({
  id: z.string(),
  /** Prefix of `.sku`, `.quantity` and `.remark` in the submission. */
  name: text(),
  title: text(),
  helpMessage: text(),
  required: flag(),
  requiredMessage: text(),
  lines: listOf(line),
  mostLines: count(50),
  mostQuantity: count(999),
  mostRemark: count(200),
  /** The lines come from a form submission, not from the address. */
  isPosted: flag(),
  /** The list has been sent and is now empty. */
  isSent: flag(),
  /** The page for finding products. */
  productsLink: link(),
  error: fieldError(),
});

export type FormProductsModel = z.output<typeof formProductsModel>;
export type LineModel = FormProductsModel['lines'][number];
