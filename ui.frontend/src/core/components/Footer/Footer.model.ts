import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** Columns are its children, whatever they are; the child named `legal` is the last line. */
export const footerModel = containerModel({
  id: z.string(),
  /** Words of the way back to the cookie choice. */
  cookieSettingsText: text(),
});

export type FooterModel = z.output<typeof footerModel>;
