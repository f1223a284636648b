import type { Dialog } from '../../kit/dialogs/dialog';
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
          label: 'Query',
          description: 'As in sort=power&unit=hp.',
          feeds: ['assetPathWithQueryParams'],
        },
        { widget: 'text', name: 'jcr:title', label: 'Words', feeds: ['title'] },
        {
          widget: 'text',
          name: 'tooltip',
          label: 'Tooltip',
          description: 'More than the words say; not everybody sees it.',
        },
        {
          widget: 'select',
          name: 'assetType',
          label: 'Kind',
          description: 'Found out from the target where nothing is chosen.',
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
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
};
