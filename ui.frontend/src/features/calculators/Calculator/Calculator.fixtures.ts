import type { z } from 'zod';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';
import type { Quantity } from '../../../../../shared/measures/quantities';
import type { calculatorModel } from './Calculator.model';

type Input = z.input<typeof calculatorModel>;

const address = `${CONTENT_ROOT}/gb/en/solutions/calculators/leaks.html`;
const to = (path: string) => ({ valid: true, url: path });

const number = (key: string, quantity: Quantity, usual: number, min: number, max: number) => ({
  name: key,
  key,
  quantity,
  usual,
  min,
  max,
});

const method = {
  name: 'method',
  key: 'method',
  typed: 'known',
  options: ['holes', 'bleed', 'cycle', 'known'],
};
const leakFlow = number('leakFlow', 'flow', 1, 0.001, 1000);
const price = number('price', 'energyPrice', 0.25, 0.001, 10);

const form = {
  id: 'calculator',
  calculator: 'leaks',
  action: `${address}#calculator-answer`,
  units: 'metric',
  unitsLinks: { metric: to(`${address}?units=metric`), us: to(`${address}?units=us`) },
  currency: 'GBP',
  groups: [
    { key: 'leak', rows: [{ fields: [method, leakFlow] }] },
    { key: 'energy', rows: [{ fields: [number('hours', 'hours', 8760, 1, 8760), price] }] },
    {
      key: 'assumptions',
      isAssumption: true,
      rows: [{ fields: [number('specific', 'specificPower', 7, 3, 25)] }],
    },
  ],
  faults: [],
  nextLink: to(`${CONTENT_ROOT}/gb/en/contact.html`),
  nextText: 'Ask for a leak survey',
} satisfies Input;

const flow = { value: 1, quantity: 'flow' } as const;
const power = { value: 7, quantity: 'power' } as const;
const cost = { value: 15_330, quantity: 'money' } as const;
const energy = { value: 61_320, quantity: 'energy' } as const;

const answered = {
  ...form,
  verdict: [flow, cost],
  results: [
    { key: 'leakFlow', ...flow },
    { key: 'yearEnergy', ...energy },
    { key: 'yearCost', ...cost },
  ],
  steps: [
    {
      key: 'leakPower',
      put: [flow, { sign: ' × ' }, { value: 7, quantity: 'specificPower' }],
      result: power,
    },
    {
      key: 'yearEnergy',
      put: [power, { sign: ' × ' }, { value: 8760, quantity: 'hours' }],
      result: energy,
    },
    {
      key: 'yearCost',
      put: [energy, { sign: ' × ' }, { value: 0.25, quantity: 'energyPrice' }],
      result: cost,
    },
  ],
} satisfies Input;

const tank = {
  sku: 'V-6105-00',
  name: 'Vertical tank 500 l',
  kind: 'Vertical tank',
  figures: [
    { name: 'tankVolume', value: 500, unit: 'l' },
    { name: 'maxPressure', value: 11, unit: 'bar' },
  ],
  link: to(`${CONTENT_ROOT}/gb/en/products/v-6105-00.html`),
};

const volume = { value: 375, quantity: 'volume' } as const;
const [delivery, demand] = [
  { value: 1, quantity: 'flow' },
  { value: 1.5, quantity: 'flow' },
] as const;
const band = { value: 2, quantity: 'pressure' } as const;

const tanks = {
  ...form,
  calculator: 'receiver',
  groups: [
    {
      key: 'peak',
      rows: [
        { fields: [number('delivery', 'flow', 1, 0.01, 1000), number('demand', 'flow', 1.5, 0.01, 2000)] },
      ],
    },
  ],
  verdict: [volume, { value: 10, quantity: 'pressure' }],
  results: [{ key: 'receiver', ...volume }],
  steps: [
    {
      key: 'forPeak',
      put: [
        { value: 60, quantity: 'seconds' },
        { sign: ' × (' },
        demand,
        { sign: ' − ' },
        delivery,
        { sign: ') × ' },
        { value: 1, quantity: 'pressure' },
        { sign: ' ÷ ' },
        band,
      ],
      result: { value: 250, quantity: 'volume' },
    },
  ],
  products: [tank, { ...tank, sku: 'V-6107-00', name: 'Vertical tank 1000 l' }],
} satisfies Input;

export const fixtures = {
  default: answered,
  'products that fit': tanks,
  'in feet and pounds': { ...tanks, units: 'us', currency: 'USD' },
  'figures that cannot be': {
    ...form,
    groups: [
      { key: 'leak', rows: [{ fields: [method, { ...leakFlow, typed: 'much' }] }] },
      { key: 'energy', rows: [{ fields: [{ ...price, typed: '-3' }] }] },
    ],
    faults: [
      { field: 'leakFlow', reason: 'number', typed: 'much', min: 0.001, max: 1000 },
      { field: 'price', reason: 'range', typed: '-3', min: 0.001, max: 10 },
    ],
  },
  German: { ...answered, currency: 'EUR', nextText: 'Druckluftleckageortungsdienstleistung anfragen' },
  French: { ...answered, currency: 'EUR', nextText: 'Demander une recherche de fuites' },
  Spanish: { ...answered, currency: 'EUR', nextText: 'Pedir una búsqueda de fugas' },
  'right to left': { ...tanks, products: [{ ...tank, name: 'خزان هواء' }], nextText: 'اسأل عن فحص التسرب' },
  'hostile HTML': { ...answered, nextText: '<img src=x onerror=x()>' },
  empty: { id: 'calculator' },
} satisfies Record<string, Input>;
