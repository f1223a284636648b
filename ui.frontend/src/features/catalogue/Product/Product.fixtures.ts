import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import {
  oddProductCards,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import { explodedFixture } from './exploded/Exploded.fixtures';
import type { productModel } from './Product.model';
import { heldRows, serialStates } from './serials/Serials.fixtures';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof productModel>;

const picture = (file: string, alt: string, caption?: string) => ({
  image: pictureFixture(`${DAM_ROOT}/products/${file}.jpg`, 1600, 1200, alt),
  caption,
  url: `${DAM_ROOT}/products/${file}.jpg`,
});

const figures = (flow: number, pressure: number): Input['figures'] => [
  { name: 'motorPower', value: 7.5, unit: 'kW' },
  { name: 'freeAirDelivery', value: flow, unit: 'l/min' },
  { name: 'maxPressure', value: pressure, unit: 'bar' },
  { name: 'voltage', value: 400, unit: 'V' },
  { name: 'phases', value: 3, unit: '1' },
  { name: 'frequency', value: 50, unit: 'Hz' },
  { name: 'ratedCurrent', value: 14.6, unit: 'A' },
  { name: 'soundPressureLevel', value: 66, unit: 'dB(A)' },
  { name: 'dutyCycle', value: 100, unit: '%' },
  { name: 'weight', value: 205, unit: 'kg' },
  { name: 'length', value: 740, unit: 'mm' },
  { name: 'width', value: 770, unit: 'mm' },
  { name: 'height', value: 1050, unit: 'mm' },
  { name: 'connection', value: 'G ¾' },
];

const variant = (sku: string, name: string, flow: number, pressure: number, current: boolean) => ({
  sku,
  name,
  figures: figures(flow, pressure),
  current,
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/r-7.html?variant=${sku}#product-1` },
});

const sheet = (language: string, more: object = {}) => ({
  url: `${DAM_ROOT}/documents/v-3007/data-sheet.${language}.pdf`,
  title: 'R 7: data sheet',
  type: 'data-sheet',
  language,
  revision: '3',
  extension: 'pdf',
  bytes: 184_320,
  ...more,
});

const screw = {
  id: 'product-1',
  name: 'R 7',
  sku: 'V-3007-08',
  kind: 'Screw compressor',
  family: 'Fixed-speed screw compressors',
  familyId: 'ventora:family/screw/fixed-speed',
  lead: 'The smallest of our screw compressors: 1.12 m³/min at 8 bar without a break, on less than 0.6 m² of floor.',
  description:
    'Air end, motor and controller in one quiet cabinet. Oil filter, air filter and separator are changed from the front.',
  madeFor: ['CNC and packaging machines', 'Two- and three-shift operation', 'Sites that need quiet'],
  note: 'Mean demand 500 to 1,000 l/min.',
  gallery: [
    picture('r-7', 'R 7: blue cabinet with controller', 'All service from the front'),
    picture('r-7-open', 'R 7 with its door off'),
  ],
  figures: figures(1120, 8),
  variants: [variant('V-3007-08', '8 bar', 1120, 8, true), variant('V-3007-10', '10 bar', 1000, 10, false)],
  passport: {
    qr: '/exchange/products/V-3007-08.qr.svg',
    label: '/exchange/products/V-3007-08.label.svg',
    aasx: '/exchange/products/V-3007-08.aasx',
    json: '/exchange/products/V-3007-08.aas.json',
  },
  documents: [
    sheet('en'),
    sheet('de', {
      type: 'manual',
      url: `${DAM_ROOT}/documents/v-3007/manual.de.pdf`,
      isFallback: true,
    }),
    {
      url: `${DAM_ROOT}/documents/v-3007/drawing.pdf`,
      title: 'R 7: drawing',
      type: 'drawing',
      extension: 'dxf',
    },
  ],
  features: ['ventora:feature/belt-driven', 'ventora:feature/air-cooled'],
  certificates: ['CE marking', 'ISO 1217: free air delivery measured'],
  accessories: [
    { ...oddProductCards.bare, sku: 'V-9021', kind: 'Oil for screw compressors' },
    {
      name: 'Receiver 270 l',
      sku: 'V-4504',
      familyId: 'ventora:family/tanks/vertical',
      facts: [
        { name: 'maxPressure', value: 11, unit: 'bar' },
        { name: 'tankVolume', value: 270, unit: 'l' },
      ],
    },
  ],
  spareParts: [productCards[0]],
  exploded: explodedFixture,
  quoteLink: { valid: true, url: `${CONTENT_ROOT}/gb/en/contact.html` },
  dealerLink: { valid: true, url: `${CONTENT_ROOT}/gb/en/business-partner-area/dealer-finder.html` },
  phone: '01632 960120',
} satisfies Input;

const none = {
  showImage: false,
  showOverview: false,
  showOptions: false,
  showDetails: false,
  showDocuments: false,
  showAccessories: false,
};

/** Spare parts beside their drawing, in a state of the form for serial numbers. */
const serialParts = (number: number, state: keyof typeof serialStates): Input => ({
  ...screw,
  ...none,
  ...serialStates[state],
  serials: { ...serialStates[state].serials, anchor: `parts-${number}` },
  id: `product-${number}`,
  titleType: 'h2',
  showAccessories: true,
  accessories: [],
  exploded: heldRows[state] && { ...explodedFixture, rows: heldRows[state] },
});

export const fixtures = {
  default: screw,
  'the other version': {
    ...screw,
    id: 'product-2',
    sku: 'V-3007-10',
    figures: figures(1000, 10),
    variants: screw.variants.map((each) => ({ ...each, current: !each.current })),
  },
  'one picture, one version': {
    ...screw,
    id: 'product-3',
    gallery: screw.gallery.slice(0, 1),
    variants: screw.variants.slice(0, 1),
  },
  'eight pictures': {
    ...screw,
    id: 'product-4',
    gallery: Array.from({ length: 8 }, (_, index) => picture(`r-7-${index}`, `R 7, picture ${index + 1}`)),
  },
  'without pictures': { ...screw, id: 'product-5', gallery: '' },
  'figures and certificates': { ...screw, ...none, id: 'product-6', titleType: 'h2', showDetails: true },
  'variable speed': {
    ...screw,
    ...none,
    id: 'product-21',
    titleType: 'h2',
    showDetails: true,
    flowCurve: [
      { delivery: 1120, power: 8.4 },
      { delivery: 780, power: 5.7 },
      { delivery: 330, power: 2.6 },
    ],
  },
  'documents only': { ...screw, ...none, id: 'product-7', titleType: 'h2', showDocuments: true },
  'parts of all years': serialParts(14, 'all'),
  'parts for a serial number': serialParts(15, 'one'),
  'not a serial number': serialParts(16, 'wrong'),
  'no part for a serial number': serialParts(17, 'none'),
  'parts of all years, without a server': serialParts(18, 'unasked'),
  'a long serial number, right to left': {
    ...serialParts(19, 'long'),
    name: 'ضاغط لولبي',
  },
  'hostile serial number': serialParts(20, 'hostile'),
  'through the SDK': { ...screw, ...none, id: 'product-8', showImage: '', showOverview: true },
  'a name and nothing else': { id: 'product-9', name: 'VP 100' },
  'long German words': {
    ...screw,
    id: 'product-10',
    name: 'Druckluftaufbereitungskomponente',
    kind: 'Schraubenkompressorenwartungszubehör',
    lead: 'Kältetrocknerkondensatableiterüberwachung',
    madeFor: ['Schichtbetriebsinstandhaltungswerkstätten'],
    variants: screw.variants.map((each) => ({ ...each, name: 'Hochdruckausführungsvariante' })),
    certificates: ['Druckgeräterichtlinienkonformitätserklärung'],
  },
  'right to left': {
    ...screw,
    id: 'product-11',
    name: 'ضاغط لولبي',
    kind: 'ضاغط',
    lead: 'هواء مضغوط لثلاث ورديات.',
  },
  'hostile HTML': {
    id: 'product-12',
    name: '<img src=x onerror="x()">',
    lead: '</script><script>x()</script>',
    madeFor: ['<b>x</b>'],
    certificates: ['"><i>'],
    phone: 'javascript:x()',
  },
  empty: { id: 'product-13' },
} satisfies Record<string, Input>;
