import type { z } from 'zod';
import type { footerModel } from './Footer.model';
import { componentType } from '../../../../../shared/addresses/app';

type Input = z.input<typeof footerModel>;

const text = (id: string, html: string, style?: string) => ({
  ':type': componentType('text'),
  id,
  text: html,
  richText: true,
  ...(style && { appliedCssClassNames: style }),
});

/** Links as authors list them. */
const links = (id: string, ...titles: string[]) => ({
  ':type': componentType('list'),
  id,
  linkItems: true,
  appliedCssClassNames: 'cmp-list--links',
  items: titles.map((title, i) => ({
    id: `${id}-${i}`,
    title,
    link: { valid: true, url: `/${id}-${i}.html` },
  })),
});

const wholeRow = 'aem-GridColumn aem-GridColumn--default--12';

/** A column as authors build it: a small heading over links or an address. */
const column = (id: string, heading: string, content: object) => ({
  ':type': componentType('container'),
  gridClassNames: 'aem-Grid aem-Grid--12 aem-Grid--default--12',
  columnClassNames: { title: wholeRow, content: wholeRow },
  ':itemsOrder': ['title', 'content'],
  ':items': {
    title: {
      ':type': componentType('title'),
      id: `${id}-title`,
      text: heading,
      type: 'h2',
      appliedCssClassNames: 'cmp-title--kicker',
    },
    content,
  },
});

const footer = (id: string, items: Record<string, object>, rest: Partial<Input> = {}): Input => ({
  id,
  ...rest,
  ':items': items,
  ':itemsOrder': Object.keys(items),
});

export const fixtures = {
  default: footer('footer-1', {
    products: column(
      'footer-1-products',
      'Products',
      links('footer-1-products-links', 'Mobile compressors', 'Stationary compressors', 'Screw compressors'),
    ),
    solutions: column(
      'footer-1-solutions',
      'Solutions and service',
      links('footer-1-solutions-links', 'Air compressors', 'Air tools', 'AIR Net pipework', 'After-sales'),
    ),
    partners: column(
      'footer-1-partners',
      'Business partners',
      links(
        'footer-1-partners-links',
        'Find a dealer',
        'Digital catalogue',
        'Download area',
        'Log in / sign up',
      ),
    ),
    address: column(
      'footer-1-address',
      'Contact',
      text(
        'footer-1-address-text',
        '<p>Ventora Compressed Air UK Ltd<br>Unit 6, Carding Mill Park<br>Coventry CV4 9VK</p><p><a href="tel:+441632960100">01632 960100</a></p>',
      ),
    ),
    legal: text(
      'footer-1-legal',
      '<p>© 2026 Ventora Compressed Air GmbH · <a href="/gb/en/imprint.html">Imprint</a></p>',
      'cmp-text--small',
    ),
  }),
  'long German words': footer(
    'footer-2',
    {
      products: column(
        'footer-2-products',
        'Druckluftaufbereitungskomponenten',
        links('footer-2-products-links', 'Frequenzgeregelte Schraubenkompressoren'),
      ),
      legal: text('footer-2-legal', '<p>© 2026 Ventora Druckluftwerkzeugvertriebsgesellschaft mbH</p>'),
    },
    { cookieSettingsText: 'Cookie-Einstellungen' },
  ),
  French: footer('footer-3', {
    products: column(
      'footer-3-products',
      'Produits',
      links('footer-3-products-links', 'Compresseurs mobiles'),
    ),
  }),
  Spanish: footer('footer-4', {
    products: column(
      'footer-4-products',
      'Productos',
      links('footer-4-products-links', 'Compresores móviles'),
    ),
  }),
  'right to left': footer('footer-5', {
    products: column(
      'footer-5-products',
      'المنتجات',
      links('footer-5-products-links', 'ضواغط متنقلة', 'ضواغط لولبية'),
    ),
    legal: text('footer-5-legal', '<p>© ٢٠٢٦ فينتورا</p>'),
  }),
  'many columns': footer(
    'footer-6',
    Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [
        `column-${n}`,
        column(`footer-6-${n}`, `Column ${n + 1}`, links(`footer-6-${n}-links`, 'One', 'Two')),
      ]),
    ),
  ),
  'no columns': footer('footer-7', {}),
} satisfies Record<string, Input>;
