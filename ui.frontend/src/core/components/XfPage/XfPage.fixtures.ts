import type { z } from 'zod';
import type { xfPageModel } from './XfPage.model';
import { componentType } from '../../../../../shared/addresses/app';

export const fixtures = {
  default: {
    id: 'xfpage-1',
    ':items': { title: { ':type': componentType('title'), id: 'title-1', text: 'Service' } },
    ':itemsOrder': ['title'],
  },
  'right to left': {
    id: 'xfpage-2',
    ':items': { title: { ':type': componentType('title'), id: 'title-1', text: 'خدمة' } },
    ':itemsOrder': ['title'],
  },
  empty: { id: 'xfpage-3' },
} satisfies Record<string, z.input<typeof xfPageModel>>;
