import { z } from 'zod';
import { text } from '../../../../../../../shared/models/schema';

/** A setting as it is stored: the widget's schema judges it, so that a wrong one leaves the plain form. */
const setting = () => z.unknown().optional();

/** The SDK hands 0 on as `''`. */
const number = () =>
  z.preprocess((value) => (value === '' ? 0 : (value ?? undefined)), z.unknown()).optional();

/** What models of components with a search field have in common. */
export const fieldSettingsModel = {
  /** Where the form leads, with `?q=`. */
  action: text(),
  /** The service of suggestions. */
  suggest: setting(),
  minLength: number(),
  maxItems: number(),
  recent: number(),
  placeholder: text(),
};

export type FieldSettingsModel = z.output<z.ZodObject<typeof fieldSettingsModel>>;
