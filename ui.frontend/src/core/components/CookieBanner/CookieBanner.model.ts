import { z } from 'zod';
import { flag, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';

const purpose = z.object({
  /** The name passed to `consentFor`. */
  name: z.string(),
  title: text(),
  description: text(),
  /** The site does not work without it: visitors are informed, not asked. */
  required: flag(),
});

export const cookieBannerModel = z.object({
  id: z.string(),
  title: text(),
  text: richText(),
  acceptText: text(),
  refuseText: text(),
  manageText: text(),
  saveText: text(),
  /** A new version asks everybody again. */
  policyVersion: z.preprocess((v) => (v ? String(v) : undefined), z.string().default('1')),
  purposes: listOf(purpose),
});

export type CookieBannerModel = z.output<typeof cookieBannerModel>;
export type Purpose = CookieBannerModel['purposes'][number];
