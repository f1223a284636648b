import type { DialogTab } from '../../kit/dialogs/dialog';
import { filmFileFields } from '../../kit/dialogs/dialog-fields';

/** The video of a teaser, in the child node `video`; without a file there is none. */
export const videoTab: DialogTab<'video'> = {
  title: 'Video',
  fields: [
    {
      widget: 'multifield',
      name: 'video/sources',
      isAddition: true,
      label: 'Files',
      description: 'The same video in several formats, the best first. It replaces the picture.',
      feeds: ['video'],
      fields: filmFileFields,
    },
    {
      widget: 'path',
      name: 'video/poster',
      isAddition: true,
      label: 'Picture before it starts',
      root: '/content/dam',
      accepts: 'image/*',
      feeds: ['video'],
    },
    {
      widget: 'checkbox',
      name: 'video/autoPlay',
      isAddition: true,
      label: 'Plays by itself',
      description: 'Muted, and never for visitors who prefer reduced motion.',
      feeds: ['video'],
    },
    {
      widget: 'checkbox',
      name: 'video/loop',
      isAddition: true,
      label: 'Restarts at the end',
      feeds: ['video'],
    },
    { widget: 'checkbox', name: 'video/muted', isAddition: true, label: 'Silent', feeds: ['video'] },
    {
      widget: 'checkbox',
      name: 'video/playsInline',
      isAddition: true,
      label: 'Plays in the page on phones',
      feeds: ['video'],
    },
    {
      widget: 'number',
      name: 'video/width',
      isAddition: true,
      label: 'Width in pixels',
      min: 1,
      value: 1000,
      feeds: ['video'],
    },
    {
      widget: 'number',
      name: 'video/height',
      isAddition: true,
      label: 'Height in pixels',
      min: 1,
      value: 800,
      feeds: ['video'],
    },
  ],
};
