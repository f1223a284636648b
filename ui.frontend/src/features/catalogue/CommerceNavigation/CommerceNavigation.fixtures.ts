import type { z } from 'zod';
import type { commerceNavigationModel } from './CommerceNavigation.model';

type Input = z.input<typeof commerceNavigationModel>;

interface Family {
  title: string;
  /** Has no page of its own. */
  unlinked?: boolean;
  current?: boolean;
  children?: Family[];
}

const items = (id: string, families: readonly Family[], level = 0): Record<string, unknown>[] =>
  families.map(({ title, unlinked, current = false, children = [] }, index) => {
    const below = items(`${id}-${index}`, children, level + 1);
    return {
      id: `${id}-${index}`,
      title,
      level,
      active: current || below.some(({ active }) => active),
      current,
      link: unlinked ? { valid: false } : { valid: true, url: `/gb/en/products/${id}-${index}.html` },
      children: below,
    };
  });

const navigation = (id: string, families: readonly Family[], accessibilityLabel?: string): Input => ({
  id,
  items: items(id, families),
  accessibilityLabel,
});

export const fixtures = {
  default: navigation(
    'commercenavigation-1',
    [
      {
        title: 'Products',
        children: [
          { title: 'Mobile', children: [{ title: 'Piston', current: true }, { title: 'Silent' }] },
          { title: 'Stationary', children: [{ title: 'Single-stage' }, { title: 'Two-stage' }] },
          {
            title: 'Screw',
            children: [{ title: 'Fixed speed', unlinked: true }, { title: 'Variable speed' }],
          },
        ],
      },
      { title: 'After-sales', children: [{ title: 'Oils' }, { title: 'Spare parts' }] },
    ],
    'Catalogue',
  ),
  'one family': navigation('commercenavigation-2', [{ title: 'Oils' }], 'Catalogue'),
  'families without pages': navigation('commercenavigation-3', [
    { title: 'Archive', unlinked: true, children: [{ title: 'M 12', unlinked: true }] },
  ]),
  '60 families': navigation(
    'commercenavigation-4',
    Array.from({ length: 60 }, (_, n) => ({ title: `Family ${n + 1}` })),
  ),
  'long German words': navigation(
    'commercenavigation-5',
    [
      {
        title: 'Druckluftaufbereitungskomponenten',
        children: [{ title: 'Schraubenkompressorenwartungsverträge' }],
      },
    ],
    'Katalog',
  ),
  French: navigation('commercenavigation-6', [{ title: 'Compresseurs à vis' }], 'Catalogue'),
  Spanish: navigation('commercenavigation-7', [{ title: 'Compresores de tornillo' }], 'Catálogo'),
  'right to left': navigation('commercenavigation-8', [{ title: 'ضواغط لولبية' }], 'الكتالوج'),
  'hostile HTML': navigation('commercenavigation-9', [{ title: '<img src=x onerror="x()">' }]),
  empty: { id: 'commercenavigation-10', items: '' },
} satisfies Record<string, Input>;
