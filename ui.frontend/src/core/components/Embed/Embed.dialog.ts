import type { Dialog } from '../../kit/dialogs/dialog';
import { idField, titleField } from '../../kit/dialogs/dialog-fields';
import type { embedModel } from './Embed.model';

export const dialog: Dialog<typeof embedModel> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'select',
          name: 'type',
          label: 'What to embed',
          value: 'url',
          options: [
            { value: 'url', text: 'An address (YouTube, Vimeo, Dailymotion, OpenStreetMap)' },
            { value: 'embeddable', text: 'A YouTube video, by its ID' },
            { value: 'html', text: 'HTML' },
          ],
        },
        {
          widget: 'text',
          name: 'url',
          words: 'none',
          label: 'Address',
          description:
            'As shown by your browser. Visitors see it once they have agreed; other sites become a link.',
          pattern: { value: 'https?://.+', message: 'An address begins with https://' },
          showWhen: { name: 'type', is: 'url' },
        },
        {
          widget: 'select',
          name: 'embeddableResourceType',
          label: 'Embeddable',
          value: 'core/wcm/components/embed/v1/embed/embeddable/youtube',
          options: [{ value: 'core/wcm/components/embed/v1/embed/embeddable/youtube', text: 'YouTube' }],
          showWhen: { name: 'type', is: 'embeddable' },
        },
        {
          widget: 'text',
          name: 'youtubeVideoId',
          words: 'none',
          label: 'YouTube’s ID of the video',
          pattern: { value: '[A-Za-z0-9_\\-]{6,20}', message: 'Letters, digits, - and _' },
          showWhen: { name: 'type', is: 'embeddable' },
        },
        {
          widget: 'textarea',
          name: 'html',
          words: 'prose',
          isHtml: true,
          label: 'HTML',
          rows: 8,
          description: 'Scripts, frames and styles are removed.',
          showWhen: { name: 'type', is: 'html' },
        },
        {
          ...titleField,
          isAddition: true,
          description: 'What it shows. Screen readers use it as the frame’s name.',
        },
        {
          widget: 'select',
          name: 'aspectRatio',
          isAddition: true,
          label: 'Shape',
          value: '16-9',
          options: [
            { value: '16-9', text: 'Wide, 16:9' },
            { value: '4-3', text: '4:3' },
            { value: '1-1', text: 'Square' },
            { value: '9-16', text: 'Upright, 9:16' },
          ],
        },
        idField,
      ],
    },
  ],
};
