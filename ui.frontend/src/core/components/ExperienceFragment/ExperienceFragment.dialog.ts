import type { Dialog } from '../../kit/dialogs/dialog';
import { idField } from '../../kit/dialogs/dialog-fields';
import type { experienceFragmentModel } from './ExperienceFragment.model';

export const dialog: Dialog<typeof experienceFragmentModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'fragmentVariationPath',
          label: 'Variation',
          description: 'In a template: the one in the page’s language, if there is one.',
          root: '/content/experience-fragments',
          required: true,
          feeds: ['localizedFragmentVariationPath', ':items', ':itemsOrder'],
        },
        idField,
      ],
    },
  ],
  computed: ['classNames', 'appliedHtmlElement'],
};
