import type { Dialog } from '../../kit/dialogs/dialog';
import { idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { linkModel } from './Link.model';

export const dialog: Dialog<typeof linkModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'link',
          name: 'linkURL',
          label: 'Leads to',
          required: true,
          feeds: ['assetPathWithQueryParams'],
        },
        {
          widget: 'text',
          name: 'queryParams',
          words: 'none',
          label: 'Query',
          description: 'For example sort=power&unit=hp.',
          feeds: ['assetPathWithQueryParams'],
        },
        { ...titleField, label: 'Words' },
        {
          widget: 'text',
          name: 'tooltip',
          words: 'prose',
          label: 'Tooltip',
          description: 'Adds to the text; not every visitor sees it.',
        },
        {
          widget: 'select',
          name: 'assetType',
          label: 'Kind',
          description: 'If empty, detected from the target.',
          options: [
            { value: '', text: 'Automatic' },
            { value: 'page', text: 'Page' },
            { value: 'document', text: 'Document' },
            { value: 'image', text: 'Picture' },
            { value: 'video', text: 'Film' },
            { value: 'email', text: 'E-mail' },
            { value: 'phone', text: 'Telephone' },
            { value: 'external', text: 'Another site' },
          ],
        },
        idField,
      ],
    },
  ],
};
