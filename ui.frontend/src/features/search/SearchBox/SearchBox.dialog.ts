import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { searchFieldFields, searchFieldLimits } from '../widgets/shared/view/field-dialog';
import type { searchBoxModel } from './SearchBox.model';

export const dialog: Dialog<typeof searchBoxModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        ...searchFieldFields,
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
    { title: 'Suggestions', fields: searchFieldLimits },
  ],
  computed: ['suggest'],
};
