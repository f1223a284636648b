import type { z } from 'zod';
import type { breadcrumbModel } from './Breadcrumb.model';

type Input = z.input<typeof breadcrumbModel>;

/** A breadcrumb of these titles; the last one is the page itself. */
const trail = (id: string, home: string, ...titles: string[]): Input => ({
  id,
  items: titles.map((title, i) => ({
    id: `${id}-item-${i}`,
    title,
    link: {
      valid: true,
      url: i === 0 ? `${home}.html` : `${home}/${titles.slice(1, i + 1).length}-deep.html`,
    },
    active: i === titles.length - 1,
    current: i === titles.length - 1,
  })),
});

export const fixtures = {
  default: trail('breadcrumb-1', '/gb/en', 'English', 'Products', 'Screw compressors', 'Ventora S 7.5'),
  'long German words': trail(
    'breadcrumb-2',
    '/de/de',
    'Deutsch',
    'Produkte und Druckluftlösungen',
    'Druckluftaufbereitungskomponenten',
    'Frequenzgeregelte Schraubenkompressoren mit Wärmerückgewinnung und Kältetrockner',
  ),
  French: trail('breadcrumb-3', '/fr/fr', 'Français', 'Service après-vente', 'Pièces de rechange'),
  Spanish: trail('breadcrumb-4', '/es/es', 'Español', 'Posventa', 'Piezas de repuesto'),
  'right to left': trail('breadcrumb-5', '/ae/ar', 'العربية', 'المنتجات', 'ضواغط لولبية'),
  'only the page itself': trail('breadcrumb-6', '/gb/en', 'English'),
  'many levels': trail(
    'breadcrumb-7',
    '/gb/en',
    'English',
    ...Array.from({ length: 9 }, (_, n) => `Level ${n + 1}`),
  ),
  'a section without a page of its own': {
    id: 'breadcrumb-8',
    items: [
      { id: 'breadcrumb-8-item-0', title: 'Archive', link: { valid: false } as never },
      {
        id: 'breadcrumb-8-item-1',
        title: '2025',
        link: { valid: true, url: '/gb/en/2025.html' },
        active: true,
      },
    ],
  },
  empty: { id: 'breadcrumb-9', items: '' as never },
} satisfies Record<string, Input>;
