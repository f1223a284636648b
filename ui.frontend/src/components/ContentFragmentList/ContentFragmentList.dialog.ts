import type { Dialog } from '../../kit/dialog';

export const dialog: Dialog = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'path',
          name: 'modelPath',
          label: 'Model',
          root: '/conf',
          required: true,
          feeds: ['items'],
        },
        {
          widget: 'path',
          name: 'parentPath',
          label: 'Below this folder',
          root: '/content/dam',
          feeds: ['items'],
        },
        { widget: 'tags', name: 'tagNames', label: 'With these tags', feeds: ['items'] },
        {
          widget: 'multifield',
          name: 'elementNames',
          label: 'Elements',
          description: 'Without any: all of them.',
          feeds: ['items'],
          fields: [{ widget: 'text', name: 'elementName', label: 'Name of an element' }],
        },
        { widget: 'number', name: 'maxItems', label: 'At most', min: 1, feeds: ['items'] },
        { widget: 'text', name: 'id', label: 'ID', description: 'For links to this component.' },
      ],
    },
  ],
};
