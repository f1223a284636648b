import { z } from 'zod';
import { text } from '../../../../../../../shared/models/schema';

/** A setting as stored: the widget's schema validates it, so that an invalid one leaves the plain form. */
const setting = () => z.unknown().optional();

/** The SDK passes 0 on as `''`. */
const number = () =>
  z.preprocess((value) => (value === '' ? 0 : (value ?? undefined)), z.unknown()).optional();

/** What models of components with a search field have in common. */
export const fieldSettingsModel = {
  /** The form's action, with `?q=`. */
  action: text(),
  /** The suggestion service. */
  suggest: setting(),
  minLength: number(),
  maxItems: number(),
  recent: number(),
  placeholder: text(),
};

export type FieldSettingsModel = z.output<z.ZodObject<typeof fieldSettingsModel>>;
