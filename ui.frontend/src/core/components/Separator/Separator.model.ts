import { z } from 'zod';
import { flag, text } from '../../../../../shared/models/schema';

/** Core Components `separator/v1`, with the flag its exporter leaves out. */
export const separatorModel = z.object({
  id: text(),
  /** Only for the eye: screen readers pass over it. */
  isDecorative: flag(),
});

export type SeparatorModel = z.output<typeof separatorModel>;
