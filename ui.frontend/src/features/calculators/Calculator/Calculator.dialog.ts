import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { calculatorModel } from './Calculator.model';

export const dialog: Dialog<typeof calculatorModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'select',
          name: 'calculator',
          label: 'Calculator',
          required: true,
          options: [
            { value: 'leaks', text: 'What leaks cost' },
            { value: 'receiver', text: 'Size of a receiver' },
            { value: 'condensate', text: 'Condensate' },
            { value: 'heat', text: 'Heat recovery' },
            { value: 'speed', text: 'Fixed against variable speed' },
            { value: 'lifecycle', text: 'Life-cycle cost' },
            { value: 'pipe', text: 'Pipe size and ring main' },
          ],
        },
        {
          widget: 'path',
          name: 'nextPage',
          label: 'Page after the answer',
          description: 'Where a visitor goes with the answer: a service, a form, a list of products.',
          root: '/content',
          feeds: ['nextLink'],
        },
        { widget: 'text', name: 'nextText', words: 'prose', label: 'Text of its link' },
        idField,
      ],
    },
  ],
  computed: [
    'action',
    'units',
    'unitsLinks',
    'currency',
    'groups',
    'faults',
    'verdict',
    'results',
    'steps',
    'chart',
    'products',
    'log',
  ],
};
