import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { sizingHelperModel } from './SizingHelper.model';

export const dialog: Dialog<typeof sizingHelperModel> = {
  tabs: [
    {
      title: 'Trades',
      fields: [
        {
          widget: 'multifield',
          name: 'presets',
          label: 'Trades',
          description: 'Each is a link that fills the list of tools.',
          fields: [
            { widget: 'text', name: 'jcr:title', words: 'prose', label: 'Name', required: true },
            { widget: 'text', name: 'jcr:description', words: 'prose', label: 'Description' },
            {
              widget: 'texts',
              name: 'tools',
              words: 'none',
              label: 'Tools',
              description:
                'One per line: quantity, order number, and the running time if not the usual one. “2 × V-5213-00 40 %”',
            },
            { widget: 'number', name: 'flow', label: 'Other air, l/min', min: 1, max: 60000 },
            {
              widget: 'number',
              name: 'pressure',
              label: 'Pressure, bar',
              min: 1,
              max: 40,
              step: 0.1,
            },
            {
              widget: 'select',
              name: 'air',
              label: 'Use of the air',
              options: [
                { value: '', text: 'Tools that tolerate moisture' },
                { value: 'tools', text: 'Dry air for tools (2:4:3)' },
                { value: 'paint', text: 'Painting (1:4:1)' },
                { value: 'food', text: 'Food, laboratory, dental (1:4:1 without oil vapour)' },
                { value: 'instruments', text: 'Instruments, pipes exposed to frost (1:2:1)' },
              ],
            },
            {
              widget: 'select',
              name: 'supply',
              label: 'Power',
              options: [
                { value: '', text: 'Any mains' },
                { value: '230', text: '230 V' },
                { value: '400', text: '400 V' },
                { value: 'petrol', text: 'Petrol engine' },
              ],
            },
            {
              widget: 'select',
              name: 'noise',
              label: 'Noise',
              options: [
                { value: '', text: 'Does not matter' },
                { value: '75', text: 'Up to 75 dB(A)' },
                { value: '70', text: 'Up to 70 dB(A)' },
                { value: '65', text: 'Up to 65 dB(A)' },
              ],
            },
            { widget: 'checkbox', name: 'oilFree', label: 'Only oil-free compressors' },
          ],
        },
      ],
    },
    {
      title: 'Properties',
      fields: [
        {
          widget: 'number',
          name: 'leaks',
          label: 'Leaks, %',
          description: 'Added to the demand unless the visitor enters another value.',
          min: 0,
          max: 50,
          value: 10,
          feeds: ['typed'],
        },
        {
          widget: 'number',
          name: 'growth',
          label: 'Growth, %',
          min: 0,
          max: 100,
          value: 20,
          feeds: ['typed'],
        },
        {
          widget: 'path',
          name: 'quotePage',
          label: 'Page to ask on',
          root: '/content',
          feeds: ['quoteLink'],
        },
        idField,
      ],
    },
  ],
  computed: [
    'action',
    'units',
    'unitsLinks',
    'families',
    'rows',
    'maxRows',
    'bounds',
    'noises',
    'inlets',
    'faults',
    'demand',
    'choices',
    'obstacle',
  ],
};
