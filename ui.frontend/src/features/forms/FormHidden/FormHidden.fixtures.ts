import type { z } from 'zod';
import type { formHiddenModel } from './FormHidden.model';

export const fixtures = {
  default: { id: 'form-hidden-1', name: 'source', value: 'contact-page' },
  'without a value': { id: 'form-hidden-2', name: 'source', value: '' },
  'hostile value': { id: 'form-hidden-3', name: 'source', value: '"><script>alert(1)</script>' },
  'right to left': { id: 'form-hidden-4', name: 'source', value: 'صفحة الاتصال' },
  empty: { id: 'form-hidden-5' },
} satisfies Record<string, z.input<typeof formHiddenModel>>;
