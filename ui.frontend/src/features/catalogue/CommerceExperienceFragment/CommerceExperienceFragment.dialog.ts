import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import type { commerceExperienceFragmentModel } from './CommerceExperienceFragment.model';

export const dialog: Dialog<typeof commerceExperienceFragmentModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'fragmentLocation',
          words: 'none',
          label: 'Place on the page',
          description:
            'Shows the variation that has the same word in its properties and is linked to the page’s product or family.',
          feeds: ['localizedFragmentVariationPath', ':items', ':itemsOrder'],
        },
        idField,
      ],
    },
  ],
  computed: ['classNames', 'appliedHtmlElement'],
};
