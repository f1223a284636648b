import type { Dialog } from '../../kit/dialogs/dialog';
import { filmFileFields, idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { videoModel } from './Video.model';

export const dialog: Dialog<typeof videoModel> = {
  tabs: [
    {
      title: 'Film',
      fields: [
        {
          widget: 'multifield',
          name: 'sources',
          label: 'Files',
          description: 'The same video in several formats, the best first.',
          required: true,
          fields: filmFileFields,
        },
        { ...titleField, description: 'What the video shows; displayed below it.' },
        {
          widget: 'path',
          name: 'poster',
          label: 'Picture before it starts',
          root: '/content/dam',
          accepts: 'image/*',
        },
        {
          widget: 'multifield',
          name: 'tracks',
          label: 'Captions',
          fields: [
            { widget: 'path', name: 'url', label: 'WebVTT file', root: '/content/dam', required: true },
            {
              widget: 'select',
              name: 'kind',
              label: 'Kind',
              value: 'captions',
              options: [
                { value: 'captions', text: 'Captions' },
                { value: 'subtitles', text: 'Subtitles' },
                { value: 'descriptions', text: 'Descriptions' },
              ],
            },
            {
              widget: 'text',
              name: 'language',
              words: 'none',
              label: 'Language',
              description: 'For example en or de-DE.',
            },
            { widget: 'text', name: 'label', words: 'prose', label: 'Name in the menu' },
          ],
        },
      ],
    },
    {
      title: 'Playing',
      fields: [
        {
          widget: 'checkbox',
          name: 'autoPlay',
          label: 'Plays by itself',
          description: 'Muted, while it is in view; never for visitors who prefer reduced motion.',
        },
        { widget: 'checkbox', name: 'loop', label: 'Restarts at the end' },
        { widget: 'checkbox', name: 'muted', label: 'Silent' },
        { widget: 'checkbox', name: 'playsInline', label: 'Plays in the page on phones', value: true },
        { widget: 'number', name: 'width', label: 'Width in pixels', min: 1, value: 1000 },
        { widget: 'number', name: 'height', label: 'Height in pixels', min: 1, value: 800 },
        idField,
      ],
    },
  ],
};
