import type { z } from 'zod';
import type { progressBarModel } from './ProgressBar.model';

export const fixtures = {
  default: { id: 'progressbar-1', completed: 60 },
  'not begun': { id: 'progressbar-2', completed: 0 },
  'all done': { id: 'progressbar-3', completed: 100 },
  'a fraction': { id: 'progressbar-4', completed: 33.3333 },
  'more than all': { id: 'progressbar-5', completed: 140 },
  'in steps': {
    id: 'progressbar-7',
    completed: 50,
    steps: ['Find the size', 'Compare', 'Ask', 'Our answer'],
  },
  'through the SDK': { id: 'progressbar-6', completed: '' },
} satisfies Record<string, z.input<typeof progressBarModel>>;
