import type { Dialog } from '../../kit/dialogs/dialog';
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
          description: 'In a template: that of the page’s language, if there is one.',
          root: '/content/experience-fragments',
          required: true,
          feeds: ['localizedFragmentVariationPath', ':items', ':itemsOrder'],
        },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
  computed: ['classNames'],
};
