import type { Dialog, DialogField } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { ModelKey } from '../../../core/kit/dialogs/dialog';
import type { productModel } from './Product.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

const part = (
  name: ModelKey<typeof productModel>,
  label: string,
  description?: string,
): DialogField<ModelKey<typeof productModel>> => ({
  widget: 'checkbox',
  name,
  label,
  value: true,
  ...(description && { description }),
});

export const dialog: Dialog<typeof productModel> = {
  tabs: [
    {
      title: 'Product',
      fields: [
        {
          widget: 'path',
          name: 'selection',
          label: 'Product',
          description: 'If empty: the product of the page.',
          root: `${DAM_ROOT}/products`,
          feeds: ['name'],
        },
        {
          widget: 'select',
          name: 'titleType',
          label: 'Heading level of the name',
          description: 'Its sections are one level below, even if the name is not shown.',
          options: [
            { value: 'h1', text: 'h1' },
            { value: 'h2', text: 'h2' },
            { value: 'h3', text: 'h3' },
          ],
          value: 'h1',
        },
        idField,
      ],
    },
    {
      title: 'Where to buy',
      fields: [
        {
          widget: 'path',
          name: 'quotePage',
          label: 'Ask for a quote',
          root: CONTENT_ROOT,
          feeds: ['quoteLink'],
        },
        {
          widget: 'path',
          name: 'dealerPage',
          label: 'Find a dealer',
          root: CONTENT_ROOT,
          feeds: ['dealerLink'],
        },
        { widget: 'text', name: 'phone', words: 'none', label: 'Telephone', maxLength: 40 },
      ],
    },
    {
      title: 'Parts',
      fields: [
        part('showImage', 'Pictures', 'Several of these on one page can each show a part of the product.'),
        part('showOverview', 'Name, first figures, where to buy, reasons'),
        part('showOptions', 'Versions'),
        part('showDetails', 'All figures and certificates'),
        part(
          'showDelivery',
          'What comes with it',
          'Shown below the figures. Not needed on a page that says itself what is delivered.',
        ),
        part('showDocuments', 'Downloads'),
        part('showAccessories', 'Accessories and spare parts'),
      ],
    },
  ],
  computed: [
    'familyId',
    'sku',
    'kind',
    'family',
    'lead',
    'description',
    'madeFor',
    'note',
    'gallery',
    'figures',
    'flowCurve',
    'variants',
    'documents',
    'passport',
    'certificates',
    'features',
    'includes',
    'accessories',
    'spareParts',
    'serials',
    'exploded',
    'unitsLinks',
  ],
};
