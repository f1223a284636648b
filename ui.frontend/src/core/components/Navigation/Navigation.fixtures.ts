import type { z } from 'zod';
import type { navigationModel } from './Navigation.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof navigationModel>;

interface Page {
  title: string;
  children?: Page[];
  current?: boolean;
  /** Without a page that a visitor could open. */
  unlinked?: boolean;
}

const slug = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** The exporter's items for a tree of titles; ancestors of the current page are active. */
function tree(id: string, pages: readonly Page[], base = '', level = 0): Record<string, unknown>[] {
  return pages.map((page) => {
    const path = `${base}/${slug(page.title)}`;
    const children = tree(id, page.children ?? [], path, level + 1);
    return {
      id: `${id}-item-${slug(path)}`,
      path: `${CONTENT_ROOT}/gb/en${path}`,
      level,
      active: page.current === true || children.some((child) => child.active === true),
      current: page.current === true,
      title: page.title,
      link: page.unlinked ? { valid: false } : { valid: true, url: `/gb/en${path}.html` },
      children,
    };
  });
}

const navigation = (id: string, pages: readonly Page[], accessibilityLabel?: string): Input => ({
  id,
  items: tree(id, pages),
  accessibilityLabel,
});

const titles = (...names: string[]): Page[] => names.map((title) => ({ title }));

const english: Page[] = [
  {
    title: 'Products',
    children: [
      {
        title: 'Mobile compressors',
        children: [
          { title: 'Piston, direct drive', children: titles('Ventora M 24', 'Ventora M 50') },
          {
            title: 'Piston, belt drive',
            children: titles('Ventora B 100', 'Ventora B 270', 'Ventora B 500'),
          },
          { title: 'Silent' },
        ],
      },
      {
        title: 'Stationary compressors',
        children: titles('Workshop', 'Two-stage', 'Oil-free', 'Medical air'),
      },
      {
        title: 'Screw compressors',
        children: [
          {
            title: 'Fixed speed',
            children: [{ title: 'Ventora S 7.5', current: true }, { title: 'Ventora S 11' }],
          },
          { title: 'Variable speed' },
          { title: 'With dryer and tank' },
        ],
      },
      { title: 'CUSTOMIZE' },
    ],
  },
  {
    title: 'Solutions',
    children: [
      { title: 'Air compressors', children: titles('Trade and workshop', 'Industry') },
      { title: 'Air tools', children: titles('Impact wrenches', 'Grinders', 'Spray guns', 'Nailers') },
      { title: 'AIR Net', children: titles('Pipes', 'Fittings', 'Planning service') },
    ],
  },
  { title: 'After-sales' },
  {
    title: 'Business Partner Area',
    children: titles(
      'Resources',
      'Digital catalogue',
      'Download area',
      'Support',
      'Dealer finder',
      'Do-it-yourself guides',
    ),
  },
  {
    title: 'Technical content',
    children: [
      { title: 'For professional users', children: titles('Product families', 'What a duty cycle is') },
      {
        title: 'For industrial users',
        children: titles('Product families', 'Air treatment', 'Leak detection'),
      },
    ],
  },
  { title: 'Blog' },
];

const german: Page[] = [
  {
    title: 'Produkte',
    current: true,
    children: [
      { title: 'Druckluftaufbereitungskomponenten', children: titles('Kältetrockner', 'Kondensatableiter') },
      { title: 'Schraubenkompressoren', children: titles('Frequenzgeregelte Schraubenkompressoren') },
      { title: 'Fahrbare Kolbenkompressoren' },
    ],
  },
  { title: 'Anwendungslösungen', children: titles('Druckluftwerkzeuge', 'Rohrleitungssysteme AIR Net') },
  { title: 'Kundendienst' },
  { title: 'Geschäftspartnerbereich', children: titles('Händlersuche', 'Downloadbereich') },
  { title: 'Technisches Fachwissen', children: titles('Für Handwerksbetriebe', 'Für Industriebetriebe') },
  { title: 'Fachblog' },
];

const french: Page[] = [
  { title: 'Produits', children: titles('Compresseurs mobiles', 'Compresseurs à vis', 'Sur mesure') },
  { title: 'Solutions', children: titles('Outils pneumatiques', 'Réseaux d’air') },
  { title: 'Service après-vente', current: true },
  { title: 'Espace partenaires' },
];

const spanish: Page[] = [
  { title: 'Productos', children: titles('Compresores móviles', 'Compresores de tornillo') },
  { title: 'Soluciones', children: titles('Herramientas neumáticas', 'Redes de aire') },
  { title: 'Posventa' },
  { title: 'Área de socios', current: true },
];

const arabic: Page[] = [
  {
    title: 'المنتجات',
    children: [
      { title: 'ضواغط متنقلة', children: titles('ضواغط مكبسية', 'ضواغط صامتة') },
      { title: 'ضواغط لولبية', children: titles('سرعة ثابتة', 'سرعة متغيرة') },
    ],
  },
  { title: 'الحلول', children: titles('أدوات هوائية', 'شبكات الهواء') },
  { title: 'خدمة ما بعد البيع', current: true },
];

export const fixtures = {
  default: navigation('navigation-1', english, 'Main'),
  'one item': navigation('navigation-2', titles('Products'), 'Main'),
  'long German words': navigation('navigation-3', german, 'Hauptmenü'),
  French: navigation('navigation-4', french, 'Menu principal'),
  Spanish: navigation('navigation-5', spanish, 'Menú principal'),
  'right to left': navigation('navigation-6', arabic, 'القائمة الرئيسية'),
  'many items': navigation(
    'navigation-7',
    Array.from({ length: 40 }, (_, n) => ({ title: `Family ${n + 1}`, children: titles(`Member ${n + 1}`) })),
  ),
  'a section without a page of its own': navigation('navigation-8', [
    { title: 'Archive', unlinked: true, children: titles('2024', '2025') },
  ]),
  empty: { id: 'navigation-9', items: '' as never },
} satisfies Record<string, Input>;
