import type { z } from 'zod';
import type { searchBoxModel } from './SearchBox.model';

const box = {
  id: 'searchbox-1',
  action: '/content/ventora/gb/en/search.html',
  suggest: '/bin/ventora/suggest',
} satisfies z.input<typeof searchBoxModel>;

export const fixtures = {
  default: box,
  'words of the author': { ...box, id: 'searchbox-2', placeholder: 'Order number, model or kW' },
  'long German words': {
    ...box,
    id: 'searchbox-3',
    action: '/content/ventora/de/de/search.html',
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
