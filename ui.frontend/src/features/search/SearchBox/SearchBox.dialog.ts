import type { Dialog } from '../../../core/kit/dialogs/dialog';
import { idField } from '../../../core/kit/dialogs/dialog-fields';
import { searchFieldFields, searchFieldLimits } from '../widgets/shared/view/field-dialog';
import type { searchBoxModel } from './SearchBox.model';

export const dialog: Dialog<typeof searchBoxModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [...searchFieldFields, idField],
    },
    { title: 'Suggestions', fields: searchFieldLimits },
  ],
  computed: ['suggest'],
};
