import type { z } from 'zod';
import { panelFixtures, textPanel } from '../../kit/testing/panel-fixtures';
import type { contentFragmentModel } from './ContentFragment.model';
import { APP_ID } from '../../../../../shared/addresses/app';

const sheet = {
  id: 'contentfragment-1',
  title: 'R 7',
  description: 'Screw compressor for small workshops.',
  model: `${APP_ID}/models/machine`,
  elements: {
    delivery: {
      title: 'Free air delivery',
      value: '1.0 m³/min at 8 bar',
      dataType: 'string',
      ':type': 'text/plain',
    },
    power: { title: 'Motor power, kW', value: 7.5, dataType: 'double', ':type': 'double' },
    since: {
      title: 'Built since',
      value: '2024-03-01T00:00:00.000Z',
      dataType: 'calendar',
      ':type': 'calendar',
    },
    voltages: {
      title: 'Voltages',
      value: ['400 V', '230 V'],
      multiValue: true,
      dataType: 'string[]',
      ':type': 'string[]',
    },
    dryer: { title: 'With dryer', value: true, dataType: 'boolean', ':type': 'boolean' },
    note: {
      title: 'Note',
      value: '<p>Needs no separate room: <strong>66 dB(A)</strong>.</p>',
      dataType: 'string',
      ':type': 'text/html',
    },
  },
  elementsOrder: ['delivery', 'power', 'since', 'voltages', 'dryer', 'note'],
} satisfies z.input<typeof contentFragmentModel>;

export const fixtures = {
  default: sheet,
  'one text with a component between': {
    id: 'contentfragment-2',
    title: 'Leaks',
    elements: {},
    elementsOrder: [],
    paragraphs: ['<p>A 3 mm hole costs as much as a small car.</p>', '<p>It hisses day and night.</p>'],
    ...panelFixtures({ par1: textPanel('x', '<p>Between the paragraphs.</p>') }),
  },
  'hostile HTML': {
    ...sheet,
    id: 'contentfragment-3',
    elements: {
      note: { title: 'Note', value: '<p onclick="x()">Air<script>x()</script></p>', ':type': 'text/html' },
    },
    elementsOrder: ['note'],
  },
  'elements without a value': {
    ...sheet,
    id: 'contentfragment-4',
    elements: { a: { title: 'A', value: '' }, b: { title: 'B', value: null }, c: { title: 'C', value: 0 } },
    elementsOrder: ['a', 'b', 'c', 'gone'],
  },
  'long German words': {
    ...sheet,
    id: 'contentfragment-5',
    title: 'Druckluftaufbereitungskomponentenübersicht',
    elements: {
      a: {
        title: 'Schraubenkompressorenwartungsvertrag',
        value: 'Druckluftaufbereitungskomponentenübersicht',
      },
    },
    elementsOrder: ['a'],
  },
  'right to left': {
    ...sheet,
    id: 'contentfragment-6',
    title: 'ضاغط',
    elements: { a: { title: 'القدرة', value: '7.5' } },
    elementsOrder: ['a'],
  },
  'through the SDK': { ...sheet, id: 'contentfragment-7', description: '', paragraphs: '' },
  empty: { id: 'contentfragment-8', elements: {}, elementsOrder: [] },
} satisfies Record<string, z.input<typeof contentFragmentModel>>;
