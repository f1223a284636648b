import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { cardListModel } from './CardList.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type CardListInput = z.input<typeof cardListModel>;

const facts = (flow: string, power: string, tank: string, noise: string) => [
  { label: 'Free air delivery', value: flow },
  { label: 'Power', value: power },
  { label: 'Tank', value: tank },
  { label: 'Noise', value: noise },
];

const product = (
  name: string,
  pretitle: string,
  file: string,
  figures: ReturnType<typeof facts>,
): Record<string, unknown> => ({
  id: `card-${file}`,
  title: name,
  pretitle,
  description: 'Cast-iron pump at 1,050 rpm, belt-driven: slow, cool and made for years of building sites.',
  figures,
  image: pictureFixture(`${DAM_ROOT}/products/${file}.jpg`, 1600, 1600, name),
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/${file}.html` },
});

const cards = [
  product('M 50', 'Piston, mobile', 'm-50', facts('170 l/min', '1.5 kW', '50 l', '89 dB(A)')),
  product('S 270', 'Piston, stationary', 's-270', facts('470 l/min', '4 kW', '270 l', '83 dB(A)')),
  product('R 7', 'Screw', 'r-7', facts('1.00 m³/min', '7.5 kW', '–', '66 dB(A)')),
  product('R 15 T', 'Screw, on tank', 'r-15-t', facts('2.25 m³/min', '15 kW', '500 l', '68 dB(A)')),
];

const bare = (card: object) => ({ ...card, figures: [] });

export const fixtures = {
  default: { id: 'cardlist-1', cards },
  'without figures': { id: 'cardlist-2', cards: cards.map(bare) },
  'three cards': { id: 'cardlist-3', cards: cards.slice(0, 3) },
  'two cards': { id: 'cardlist-4', cards: cards.slice(0, 2) },
  'one card': { id: 'cardlist-5', cards: cards.slice(0, 1) },
  'six cards': {
    id: 'cardlist-6',
    cards: [...cards, ...cards.slice(0, 2).map((card, index) => ({ ...card, id: `again-${index}` }))],
  },
  banner: {
    id: 'cardlist-7',
    cards,
    banner: pictureFixture(`${DAM_ROOT}/heroes/range.jpg`, 2400, 1350, 'The range'),
  },
  gradient: { id: 'cardlist-8', cards, useBgGradient: true, spaceBellow: true },
  'one picture missing': {
    id: 'cardlist-15',
    cards: cards.map((card, index) => (index === 1 ? { ...card, image: '' } : card)),
  },
  'missing pictures': { id: 'cardlist-9', cards: cards.map((card) => ({ ...card, image: '' })) },
  'without links': { id: 'cardlist-10', cards: cards.map((card) => ({ ...card, link: { valid: false } })) },
  'long German words': {
    id: 'cardlist-11',
    cards: cards.map((card, index) => ({
      ...card,
      title: 'Druckluftaufbereitungskomponente',
      pretitle: 'Schraubenkompressorenwartung',
      figures: [{ label: 'Schalldruckpegel in 1 m Entfernung', value: `${66 + index} dB(A)` }],
    })),
  },
  'right to left': {
    id: 'cardlist-12',
    cards: cards.map((card) => ({ ...card, title: 'ضاغط لولبي', description: 'هواء مضغوط لثلاث ورديات.' })),
  },
  '200 cards': {
    id: 'cardlist-13',
    cards: Array.from({ length: 200 }, (_, index) => ({ id: `part-${index}`, title: `Part ${index + 1}` })),
  },
  empty: { id: 'cardlist-14', cards: '' },
} satisfies Record<string, CardListInput>;
