import type { z } from 'zod';
import type { separatorModel } from './Separator.model';

export const fixtures = {
  default: { id: 'separator-1' },
  decorative: { id: 'separator-2', isDecorative: true },
  'as AEM exports it': {},
} satisfies Record<string, z.input<typeof separatorModel>>;
