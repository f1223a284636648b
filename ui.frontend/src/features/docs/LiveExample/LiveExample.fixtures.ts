import type { z } from 'zod';
import type { liveExampleModel } from './LiveExample.model';

export const fixtures = {
  default: { id: 'live-1', title: 'Button: primary', source: '/content/library/button/demo.html' },
  'hostile address': { id: 'live-2', title: 'Button', source: 'javascript:x()' },
  empty: { id: 'live-3' },
} satisfies Record<string, z.input<typeof liveExampleModel>>;
