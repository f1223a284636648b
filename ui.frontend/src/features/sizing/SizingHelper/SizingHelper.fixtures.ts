import type { z } from 'zod';
import { choices, demand, gun, part, sander } from './answer.fixtures';
import type { sizingHelperModel } from './SizingHelper.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof sizingHelperModel>;

const address = `${CONTENT_ROOT}/gb/en/products/find-your-compressor.html`;
const to = (path: string) => ({ valid: true, url: path });

const families = [
  {
    title: 'Spray guns',
    tools: [
      { sku: 'V-5213-00', name: 'Spray gun HVLP 1.3' },
      { sku: 'V-5208-00', name: 'Spray gun mini HVLP 0.8' },
    ],
  },
  { title: 'Sanders', tools: [{ sku: 'V-5115-00', name: 'Orbital sander 150 mm' }] },
] satisfies Input['families'];

const bounds: Input['bounds'] = {
  n: { min: 1, max: 99 },
  u: { min: 1, max: 100 },
  leaks: { min: 0, max: 50 },
  growth: { min: 0, max: 100 },
  together: { min: 1, max: 100 },
  peak: { min: 0.1, max: 30 },
  flow: { min: 1, max: 60_000 },
  pressure: { min: 0.5, max: 40 },
};

const typed = {
  flow: '',
  pressure: '',
  leaks: '10',
  growth: '20',
  together: '',
  peak: '1',
  supply: '',
  noise: '',
  oilfree: false,
  air: 'none',
  inlet: '35',
};

const presets = [
  {
    title: 'Paint shop',
    description: 'Two spray guns and a sander',
    link: to(`${address}?t1=V-5213-00&n1=2&t2=V-5115-00&n2=1&air=paint#size-answer`),
  },
  {
    title: 'Joinery',
    description: 'Nailers, a sander and a blow gun',
    link: to(`${address}?t1=V-5706-00&n1=2&t2=V-5113-00&n2=1#size-answer`),
  },
] satisfies [object, object];

const form = {
  id: 'size',
  action: `${address}#size-answer`,
  units: 'metric',
  families,
  rows: [{ sku: '', count: '1', use: '' }],
  typed,
  bounds,
  noises: ['75', '70', '65'],
  inlets: [30, 35, 40, 45, 50],
  faults: [],
  presets,
  quoteLink: to(`${CONTENT_ROOT}/gb/en/contact.html`),
} satisfies Input;

const rows = [
  { ...gun, count: '2', use: '', link: to(`${CONTENT_ROOT}/gb/en/products/v-5213-00.html`) },
  { ...sander, count: '1', use: '50' },
] satisfies Input['rows'];

const paint = { ...form, rows, typed: { ...typed, air: 'paint' }, demand, choices };

export const fixtures = {
  default: paint,
  'nothing chosen yet': form,
  'one more tool': { ...paint, rows: [...rows, { sku: '', count: '1', use: '' }] },
  'in feet and pounds': {
    ...paint,
    units: 'us',
    rows: [],
    typed: { ...typed, flow: '22.5', pressure: '90' },
    bounds: { ...bounds, flow: { min: 0.1, max: 2000 }, pressure: { min: 5, max: 600 } },
    demand: {
      ...demand,
      lines: [{ count: 1, flow: 637.1, pressure: 6.21, use: 1, mean: 637.1 }],
      peak: 1400,
      connected: 1400,
      together: 1,
    },
    choices: [{ ...choices[1], receiver: { ...choices[1].receiver, forPeak: 280, volume: 280 } }],
  },
  'figures that cannot be': {
    ...form,
    rows: [
      { ...gun, count: '-3', use: '1000000000' },
      { sku: 'V-0000-00', count: '1.5', use: '' },
    ],
    typed: { ...typed, pressure: 'much', leaks: '99' },
    faults: [
      { field: 'n1', reason: 'range', typed: '-3', min: 1, max: 99 },
      { field: 'u1', reason: 'range', typed: '1000000000', min: 1, max: 100 },
      { field: 't2', reason: 'tool', typed: 'V-0000-00' },
      { field: 'n2', reason: 'whole', typed: '1.5', min: 1, max: 99 },
      { field: 'pressure', reason: 'number', typed: 'much', min: 0.5, max: 40 },
      { field: 'flow', reason: 'pair', min: 1, max: 60_000 },
    ],
  },
  'more than one machine makes': {
    ...form,
    rows: [],
    typed: { ...typed, flow: '60000', pressure: '7' },
    demand: {
      ...demand,
      lines: [],
      mean: 60_000,
      design: 78_000,
      peak: 60_000,
      connected: 60_000,
      together: 1,
    },
    obstacle: {
      reason: 'flow',
      several: { ...part('V-3416-08', 'R 160, 8 bar', 4), delivery: 26_700, share: 0.73 },
      concessions: [],
    },
  },
  'more pressure than machines give': {
    ...form,
    rows: [],
    typed: { ...typed, flow: '100', pressure: '30' },
    demand: { ...demand, lines: [], pressure: 30, line: 30.5 },
    obstacle: { reason: 'pressure', most: 13.5, concessions: [] },
  },
  'wishes that rule each other out': {
    ...paint,
    choices: [],
    typed: { ...typed, supply: '230', noise: '65' },
    obstacle: {
      reason: 'flow',
      concessions: [
        { concession: 'supply', link: to(`${address}?supply=400#size-answer`) },
        { concession: 'noise', link: to(`${address}?supply=230#size-answer`) },
      ],
    },
  },
  'long German words': {
    ...paint,
    presets: [{ ...presets[0], title: 'Karosserieinstandsetzungsfachbetrieb' }],
    rows: [{ ...gun, name: 'Hochvolumen-Niederdruckspritzpistole 1,3', count: '2', use: '' }],
    choices: [
      { ...choices[1], name: 'Druckluftaufbereitungskomponentenübersicht', kind: 'Schraubenkompressor' },
    ],
  },
  French: {
    ...paint,
    presets: [{ ...presets[0], title: 'Atelier de peinture', description: 'Deux pistolets et une ponceuse' }],
  },
  Spanish: {
    ...paint,
    presets: [{ ...presets[0], title: 'Taller de pintura', description: 'Dos pistolas y una lijadora' }],
  },
  'right to left': {
    ...paint,
    presets: [{ ...presets[0], title: 'ورشة دهان', description: 'مسدسا رش وصنفرة' }],
    choices: [{ ...choices[1], name: 'ضاغط لولبي' }],
  },
  'hostile HTML': {
    ...paint,
    presets: [{ ...presets[0], title: '<script>x()</script>' }],
    choices: [{ ...choices[0], name: '<img src=x onerror=x()>' }],
  },
  empty: { id: 'size' },
} satisfies Record<string, Input>;
