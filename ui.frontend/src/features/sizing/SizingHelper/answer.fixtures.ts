import type { z } from 'zod';
import {
  cardFigures,
  productCards,
} from '../../../../../shared/features/catalogue/api/product-card.fixtures';
import type { sizingHelperModel } from './SizingHelper.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

/* The demand of two spray guns and a sander. */

type Input = z.input<typeof sizingHelperModel>;

const link = (url: string) => ({ valid: true, url });

export const gun = { sku: 'V-5213-00', name: 'Spray gun HVLP 1.3', usualUse: 50, flow: 300, pressure: 2 };
export const sander = {
  sku: 'V-5115-00',
  name: 'Orbital sander 150 mm',
  usualUse: 50,
  flow: 380,
  pressure: 6,
};

export const demand = {
  lines: [
    { name: gun.name, count: 2, flow: 300, pressure: 2, use: 0.5, mean: 300 },
    { name: sander.name, count: 1, flow: 380, pressure: 6, use: 0.5, mean: 190 },
  ],
  mean: 490,
  design: 637,
  leaks: 0.1,
  growth: 0.2,
  connected: 980,
  peak: 872.2,
  together: 0.89,
  peakMinutes: 1,
  pressure: 6,
  losses: [
    { part: 'hose', loss: 0.4 },
    { part: 'pipe', loss: 0.1 },
    { part: 'filters', loss: 0.3 },
    { part: 'dryer', loss: 0.2 },
  ],
  line: 7,
  inlet: 35,
  purityClass: '1:4:1',
} satisfies Input['demand'];

export const part = (sku: string, name: string, count = 1) => ({
  sku,
  name,
  count,
  link: link(`${CONTENT_ROOT}/gb/en/products/${sku.toLowerCase()}.html`),
});

const filters = [part('V-4203-00', 'FP 20'), part('V-4303-00', 'FF 20')];

export const choices = [
  {
    ...productCards[2],
    sku: 'V-2500-00',
    name: 'S 500',
    figures: cardFigures(880, 11, 7.5, 500),
    roles: ['smallest'],
    delivery: 880,
    maxPressure: 11,
    control: 'stops',
    share: 0.724,
    limit: 0.75,
    design: 637,
    band: 2,
    receiver: { forPeak: 0, forStarts: 264, volume: 264, tank: 500, startsAllowed: 20, starts: 10.6 },
    dryer: {
      ...part('V-4003-00', 'K 9'),
      kind: 'refrigeration',
      pressureFactor: 1.08,
      temperatureFactor: 1,
      needed: 815,
      regeneration: 0,
    },
    filters,
  },
  {
    ...productCards[3],
    sku: 'V-3107-08',
    name: 'R 7 T, 8 bar',
    figures: cardFigures(1120, 8, 7.5, 270),
    roles: ['recommended'],
    delivery: 1120,
    maxPressure: 8,
    hasDryer: true,
    isScrew: true,
    control: 'idles',
    share: 0.569,
    limit: 0.95,
    design: 637,
    band: 1,
    receiver: { forPeak: 0, forStarts: 183, volume: 183, tank: 270, startsAllowed: 90, starts: 61 },
    filters,
  },
  {
    ...productCards[3],
    sku: 'V-3215-08',
    name: 'R 15 V, 8 bar',
    roles: ['reserve'],
    delivery: 2200,
    maxPressure: 8,
    isScrew: true,
    control: 'follows',
    share: 0.33,
    limit: 0.95,
    design: 724,
    band: 0.5,
    receiver: {
      forPeak: 0,
      forStarts: 0,
      volume: 220,
      tank: 0,
      startsAllowed: 90,
      starts: 0,
      extra: part('V-4504-11', 'Receiver 270 l, 11 bar'),
    },
    dryer: {
      ...part('V-4108-40', 'A 24, −40 °C', 2),
      kind: 'adsorption',
      pressureFactor: 1,
      temperatureFactor: 1,
      needed: 2200,
      regeneration: 408,
    },
    filters,
  },
] satisfies [object, object, object];
