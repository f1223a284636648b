import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';
import type { dealerFinderModel } from './DealerFinder.model';

export const dialog: Dialog<typeof dealerFinderModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        { ...titleField, label: 'Heading' },
        {
          widget: 'select',
          name: 'titleType',
          label: 'Heading level',
          options: [
            { value: 'h1', text: '1' },
            { value: 'h2', text: '2' },
            { value: 'h3', text: '3' },
          ],
          value: 'h2',
        },
        {
          widget: 'select',
          name: 'country',
          label: 'Dealers of',
          description: 'Its dealers are listed first. Default: the page’s country.',
          options: [
            { value: '', text: 'The page’s country' },
            { value: 'CA', text: 'Canada' },
            { value: 'FR', text: 'France' },
            { value: 'DE', text: 'Germany' },
            { value: 'ES', text: 'Spain' },
            { value: 'CH', text: 'Switzerland' },
            { value: 'GB', text: 'United Kingdom' },
            { value: 'US', text: 'United States' },
          ],
          feeds: ['home', 'groups', 'countries'],
        },
        {
          widget: 'checkbox',
          name: 'hideMap',
          label: 'Without the map',
          feeds: ['map'],
        },
        idField,
      ],
    },
  ],
  computed: [
    'note',
    'action',
    'address',
    'clear',
    'place',
    'near',
    'others',
    'placeProblem',
    'refused',
    'isBeyond',
    'isSingle',
    'radius',
    'filters',
    'total',
  ],
};
