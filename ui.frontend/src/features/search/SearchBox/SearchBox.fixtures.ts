import type { z } from 'zod';
import type { searchBoxModel } from './SearchBox.model';
import { CONTENT_ROOT, servlet } from '../../../../../shared/addresses/app';

const box = {
  id: 'searchbox-1',
  action: `${CONTENT_ROOT}/gb/en/search.html`,
  suggest: servlet('suggest'),
} satisfies z.input<typeof searchBoxModel>;

export const fixtures = {
  default: box,
  'words of the author': { ...box, id: 'searchbox-2', placeholder: 'Order number, model or kW' },
  'long German words': {
    ...box,
    id: 'searchbox-3',
    action: `${CONTENT_ROOT}/de/de/search.html`,
    placeholder: 'Druckluftaufbereitungskomponenten, Bestellnummern',
  },
  'right to left': { ...box, id: 'searchbox-4', placeholder: 'ضاغط أو رقم الطلب' },
  'nothing remembered': { ...box, id: 'searchbox-5', minLength: 3, maxItems: 4, recent: 0 },
  'a number out of range': { ...box, id: 'searchbox-6', minLength: 9 },
  'a form without suggestions': { id: 'searchbox-7', action: box.action },
  'hostile words': { ...box, id: 'searchbox-8', placeholder: '"><script>x()</script>' },
  'through the SDK': { ...box, id: 'searchbox-9', placeholder: '', recent: '' },
  empty: { id: 'searchbox-10' },
} satisfies Record<string, z.input<typeof searchBoxModel>>;
