import type { z } from 'zod';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';
import type { configuratorModel } from './Configurator.model';

type Input = z.input<typeof configuratorModel>;

const page = `${CONTENT_ROOT}/gb/en/products/customise.html`;
const link = (query: string) => ({ valid: true, url: `${page}?${query}` });

const machine = {
  sku: 'V-3015-08',
  product: 'V-3015',
  name: 'R 15',
  kind: 'Screw compressor',
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/screw/fixed-speed/r-15.html` },
  figures: [{ name: 'motorPower', value: 15, unit: 'kW' }],
  versions: [
    {
      sku: 'V-3015-08',
      name: '8 bar',
      isChosen: true,
      figures: [{ name: 'freeAirDelivery', value: 2250, unit: 'l/min' }],
    },
    {
      sku: 'V-3015-10',
      name: '10 bar',
      figures: [{ name: 'freeAirDelivery', value: 2000, unit: 'l/min' }],
    },
  ],
} satisfies Input['machine'];

const paintNeedsDryer = 'Water class 4 needs a dryer.';

const steps = [
  {
    name: 'quality',
    options: [
      { value: 'general', title: 'Tools that tolerate moisture' },
      { value: 'paint', title: 'Painting', purityClass: '1:4:1', isChosen: true },
    ],
  },
  {
    name: 'dryer',
    options: [
      {
        value: 'none',
        title: 'No dryer',
        refusal: {
          reason: paintNeedsDryer,
          against: { step: 'quality', title: 'Painting' },
          wayOut: { link: link('machine=V-3015') },
        },
      },
      {
        value: 'refrigeration',
        title: 'Refrigeration dryer',
        parts: [{ sku: 'V-4006-00', name: 'K 24' }],
        isChosen: true,
      },
    ],
  },
  {
    name: 'volume',
    options: [
      { value: 'none', title: 'No separate receiver', isChosen: true },
      { value: '90', litres: 90, refusal: { reason: 'Too small.' } },
      { value: '150', litres: 150, refusal: { reason: 'Too small.' } },
      { value: '270', litres: 270 },
    ],
  },
  {
    name: 'drive',
    options: [
      { value: 'standard', title: 'As built', isChosen: true },
      {
        value: 'variable',
        title: 'Variable speed',
        refusal: {
          reason: 'From 15 kW, variable speed is a machine of its own.',
          machine: { name: 'R 11', link: link('machine=V-3011&drive=variable') },
        },
      },
    ],
  },
  {
    name: 'colour',
    options: [
      { value: 'blue', title: 'Ventora blue', colour: '#0b4f9e' },
      { value: '7016', title: 'RAL 7016 anthracite grey', colour: '#383e42', isChosen: true },
    ],
  },
] satisfies Input['steps'];

const model = {
  id: 'configure',
  action: `${page}#configure-result`,
  families: [
    { title: 'Screw compressors', machines: [{ sku: 'V-3015', name: 'R 15' }] },
    { title: 'Two-stage', machines: [{ sku: 'V-2270-00', name: 'S 270' }] },
  ],
  machine,
  steps,
  added: [{ step: 'dryer', title: 'Refrigeration dryer', reason: paintNeedsDryer }],
  chosen: [
    { step: 'quality', title: 'Painting' },
    { step: 'dryer', title: 'Refrigeration dryer' },
    { step: 'colour', title: 'RAL 7016 anthracite grey' },
  ],
  parts: [
    { sku: 'V-4006-00', name: 'K 24', kind: 'Refrigeration dryer' },
    { sku: 'V-8503-00', name: 'Colour to RAL', kind: 'Option to order', note: 'Adds one week.' },
  ],
  figures: [
    { name: 'freeAirDelivery', value: 2250, unit: 'l/min' },
    { name: 'purityClass', value: '1:4:1' },
    { name: 'soundPressureLevel', value: 68, unit: 'dB(A)' },
  ],
  article: 'V-3015-08~quality.paint~colour.7016',
  links: {
    share: link('machine=V-3015&quality=paint&colour=7016'),
    quote: { valid: true, url: `${CONTENT_ROOT}/gb/en/quote.html?p=V-3015-08~colour.7016` },
    pdf: {
      valid: true,
      url: `${CONTENT_ROOT}/gb/en/products/customise.specification.pdf?machine=V-3015`,
    },
  },
} satisfies Input;

const hostile = '<img src=x onerror="x()">';

export const fixtures = {
  default: model,
  'as the machine comes': {
    ...model,
    id: 'configure-2',
    added: [],
    chosen: [],
    parts: [],
    machine: { ...machine, versions: [] },
  },
  'in US units, one choice taken out': {
    ...model,
    id: 'configure-3',
    units: 'us',
    added: [],
    refused: [{ step: 'place', title: 'Unheated', reason: 'A dryer must not stand below +5 °C.' }],
    unknownMachine: 'V-0000',
  },
  'long German words': {
    ...model,
    id: 'configure-4',
    machine: { ...machine, name: 'Druckluftaufbereitungsanlagenkompressor' },
    chosen: [{ step: 'dryer', title: 'Druckluftaufbereitungskomponentenübersicht' }],
  },
  'right to left': {
    ...model,
    id: 'configure-5',
    chosen: [{ step: 'quality', title: 'هواء مضغوط' }],
  },
  'hostile HTML': {
    ...model,
    id: 'configure-6',
    machine: { ...machine, name: hostile },
    added: [{ step: 'dryer', title: hostile, reason: hostile }],
  },
  'faulty rules': {
    id: 'configure-7',
    faults: [
      {
        path: '/content/dam/rules/dry',
        element: 'kind',
        fault: '“must” must be one of allows, needs, excludes',
      },
    ],
  },
  empty: { id: 'configure-8' },
} satisfies Record<string, Input>;
