import { z } from 'zod';
import { flag, text } from '../../../../../shared/models/schema';

/** Core Components `separator/v1`, plus the flag that its exporter omits. */
export const separatorModel = z.object({
  id: text(),
  /** Decorative: screen readers skip it. */
  isDecorative: flag(),
});

export type SeparatorModel = z.output<typeof separatorModel>;
