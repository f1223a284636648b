import type { z } from 'zod';
import type { librarySwitchesModel } from './LibrarySwitches.model';

export const fixtures = {
  default: { id: 'switches-1', exampleCount: 18, settings: {} },
  'one example': { id: 'switches-2', exampleCount: 1 },
  chosen: { id: 'switches-3', exampleCount: 9, settings: { lang: 'de', dir: 'rtl', motion: 'reduce' } },
  'a choice that is none': { id: 'switches-4', exampleCount: 9, settings: { lang: '"><script>' } },
  'through the SDK': { id: 'switches-5', exampleCount: 2, settings: '' },
  empty: { id: 'switches-6', exampleCount: 0 },
} satisfies Record<string, z.input<typeof librarySwitchesModel>>;
