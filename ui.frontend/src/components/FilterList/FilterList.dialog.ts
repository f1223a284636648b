import type { Dialog } from '../../kit/dialog';
import { sortOrders } from '../../kit/dialog-fields';
import type { filterListModel } from './FilterList.model';

export const dialog: Dialog<typeof filterListModel> = {
  tabs: [
    {
      title: 'Results',
      fields: [
        {
          widget: 'text',
          name: 'jcr:title',
          label: 'Heading',
          description: 'Shown where a visitor looks for no words. Without one: “Results”.',
          feeds: ['title'],
        },
        {
          widget: 'select',
          name: 'kind',
          label: 'What is found',
          options: [
            { value: '', text: 'Everything' },
            { value: 'product', text: 'Products' },
            { value: 'article', text: 'Articles' },
            { value: 'document', text: 'Documents' },
          ],
          feeds: ['preset'],
        },
        {
          widget: 'tags',
          name: 'category',
          label: 'Family',
          description: 'Products of this family only. Without one: the family of the page, if it has one.',
          feeds: ['preset'],
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
    {
      title: 'Filters and order',
      fields: [
        {
          widget: 'texts',
          name: 'facets',
          label: 'Filters',
          description: 'In this order: family, use, feature, certificate. Without any: all.',
        },
        {
          widget: 'texts',
          name: 'figures',
          label: 'Figures to choose by',
          description:
            'By the names of a product’s elements, such as freeAirDelivery or soundPressureLevel. Without any: all in which the results differ.',
        },
        {
          widget: 'select',
          name: 'defaultSortField',
          label: 'Sorted by',
          options: [
            { value: '', text: 'Relevance' },
            { value: 'motorPower', text: 'Motor power' },
            { value: 'freeAirDelivery', text: 'Free air delivery' },
            { value: 'maxPressure', text: 'Max. pressure' },
            { value: 'tankVolume', text: 'Tank' },
            { value: 'soundPressureLevel', text: 'Noise' },
            { value: 'weight', text: 'Weight' },
          ],
          feeds: ['sort'],
        },
        { widget: 'select', name: 'defaultSortOrder', label: 'Order', options: sortOrders, feeds: ['sort'] },
        { widget: 'number', name: 'pageSize', label: 'Results on a page', min: 1, max: 96, value: 24 },
      ],
    },
  ],
  computed: ['service', 'action', 'answer'],
};
