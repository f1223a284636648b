import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField, sortOrders, titleField } from '../../../core/kit/dialogs/dialog-fields';
import { choicesOf } from '../../../core/kit/dialogs/dialog-options';
import type { filterListModel } from './FilterList.model';

export const dialog: Dialog<typeof filterListModel> = {
  tabs: [
    {
      title: 'Results',
      fields: [
        {
          ...titleField,
          label: 'Heading',
          description: 'Shown if the visitor has not typed a query. If empty: “Results”.',
        },
        {
          widget: 'select',
          name: 'kind',
          label: 'What is found',
          options: choicesOf({
            '': 'Everything',
            product: 'Products',
            article: 'Articles',
            document: 'Documents',
          }),
          feeds: ['preset'],
        },
        {
          widget: 'tags',
          name: 'category',
          label: 'Family',
          description: 'Products of this family only. If empty: the family of the page, if it has one.',
          feeds: ['preset'],
        },
        idField,
      ],
    },
    {
      title: 'Filters and order',
      fields: [
        {
          widget: 'texts',
          name: 'facets',
          words: 'none',
          label: 'Filters',
          description: 'By name, such as family or use, in this order. If empty: all.',
        },
        {
          widget: 'texts',
          name: 'figures',
          words: 'none',
          label: 'Figures to filter by',
          description:
            'By the names of a product’s elements, such as freeAirDelivery or soundPressureLevel. If empty: all in which the results differ.',
        },
        {
          widget: 'select',
          name: 'defaultSortField',
          label: 'Sorted by',
          options: choicesOf({
            '': 'Relevance',
            motorPower: 'Motor power',
            freeAirDelivery: 'Free air delivery',
            maxPressure: 'Max. pressure',
            tankVolume: 'Tank',
            soundPressureLevel: 'Noise',
            weight: 'Weight',
          }),
          feeds: ['sort'],
        },
        { widget: 'select', name: 'defaultSortOrder', label: 'Order', options: sortOrders, feeds: ['sort'] },
        { widget: 'number', name: 'pageSize', label: 'Results on a page', min: 1, max: 96, value: 24 },
      ],
    },
  ],
  computed: ['service', 'action', 'answer'],
};
