import { z } from 'zod';
import { fieldError } from '../../forms/api/field-model';
import { picture } from '../../../../../shared/models/Picture.model';
import { count, flag, link, listOf, text } from '../../../../../shared/models/schema';

const version = z.object({ sku: z.string(), name: z.string(), selected: flag() });

/** A product that is asked for. */
const line = z.object({
  /** Order number by which the list names it. */
  asked: z.string(),
  /** As printed; absent for what is in no catalogue. */
  sku: text(),
  name: z.string(),
  kind: text(),
  image: picture(),
  familyId: text(),
  link: link(),
  /** As it was typed: it may be no number. */
  quantity: z.preprocess((value) => String(value ?? '') || '1', z.string()),
  remark: text(),
  versions: listOf(version),
  /** It is in no catalogue, or not any longer. */
  isGone: flag(),
  /** The quantity is none. */
  isWrong: flag(),
});

/** A list of products in a form: what a quote is asked for. */
export const formProductsModel = z.object({
  id: z.string(),
  /** What stands before `.sku`, `.quantity` and `.remark` in what is sent. */
  name: text(),
  title: text(),
  helpMessage: text(),
  required: flag(),
  requiredMessage: text(),
  lines: listOf(line),
  mostLines: count(50),
  mostQuantity: count(999),
  mostRemark: count(200),
  /** The lines are what was just sent to the server, not what the address names. */
  isPosted: flag(),
  /** The list has been sent: there is nothing left of it. */
  isSent: flag(),
  /** Where products are found. */
  productsLink: link(),
  error: fieldError(),
});

export type FormProductsModel = z.output<typeof formProductsModel>;
export type LineModel = FormProductsModel['lines'][number];
