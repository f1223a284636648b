import type { z } from 'zod';
import type { commerceBreadcrumbModel } from './CommerceBreadcrumb.model';

type Input = z.input<typeof commerceBreadcrumbModel>;

/** The catalogue page, the families, the product itself. */
const trail = (id: string, titles: readonly string[], unlinked: readonly string[] = []): Input => ({
  id,
  items: titles.map((title, index) => {
    const last = index === titles.length - 1;
    return {
      id: `${id}-item-${index}`,
      title,
      link: unlinked.includes(title)
        ? { valid: false }
        : { valid: true, url: index === 0 ? '/gb/en.html' : `/gb/en/products/${index}.html` },
      active: last,
      current: last,
    };
  }),
});

export const fixtures = {
  default: trail('commercebreadcrumb-1', ['English', 'Products', 'Mobile', 'Piston', 'M 50']),
  'a family without a page': trail(
    'commercebreadcrumb-2',
    ['English', 'Products', 'Screw', 'Fixed speed', 'R 7'],
    ['Fixed speed'],
  ),
  'the page of a family': trail('commercebreadcrumb-3', ['English', 'Products', 'Mobile']),
  'many families': trail('commercebreadcrumb-4', [
    'English',
    ...Array.from({ length: 9 }, (_, n) => `Family ${n + 1}`),
    'M 50',
  ]),
  'long German words': trail('commercebreadcrumb-5', [
    'Deutsch',
    'Druckluftaufbereitungskomponenten',
    'Schraubenkompressorenwartungsvertragsanlage',
  ]),
  French: trail('commercebreadcrumb-6', ['Français', 'Produits', 'Compresseurs à vis', 'R 7']),
  Spanish: trail('commercebreadcrumb-7', ['Español', 'Productos', 'Compresores de tornillo', 'R 7']),
  'right to left': trail('commercebreadcrumb-8', ['العربية', 'المنتجات', 'ضواغط لولبية', 'R 7']),
  'hostile HTML': trail('commercebreadcrumb-9', ['English', '<img src=x onerror="x()">', '<b>M 50</b>']),
  empty: { id: 'commercebreadcrumb-10', items: '' },
} satisfies Record<string, Input>;
