import { z } from 'zod';
import { blankAsAbsent } from '../../../../../shared/models/schema';
import { sanitise, type SafeHtml } from './SafeHtml';

/** HTML written by an author. Parsing sanitises it, so views receive only `SafeHtml`. */
export const richText = () =>
  z.preprocess(
    blankAsAbsent,
    z
      .string()
      .transform((html): SafeHtml => sanitise(html))
      .optional(),
  );
