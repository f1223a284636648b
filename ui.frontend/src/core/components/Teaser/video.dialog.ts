import type { DialogTab } from '../../kit/dialogs/dialog';
import { filmFileFields } from '../../kit/dialogs/dialog-fields';

/** The video of a teaser, in the child node `video`; without a file there is none. */
export const videoTab: DialogTab<'video'> = {
  title: 'Video',
  fields: [
    {
      widget: 'multifield',
      name: 'video/sources',
      label: 'Files',
      description: 'The same video in several formats, the best first. It replaces the picture.',
      feeds: ['video'],
      fields: filmFileFields,
    },
    {
      widget: 'path',
      name: 'video/poster',
      label: 'Picture before it starts',
      root: '/content/dam',
      accepts: 'image/*',
      feeds: ['video'],
    },
    {
      widget: 'checkbox',
      name: 'video/autoPlay',
      label: 'Plays by itself',
      description: 'Muted, and never for visitors who prefer reduced motion.',
      feeds: ['video'],
    },
    { widget: 'checkbox', name: 'video/loop', label: 'Restarts at the end', feeds: ['video'] },
    { widget: 'checkbox', name: 'video/muted', label: 'Silent', feeds: ['video'] },
    {
      widget: 'checkbox',
      name: 'video/playsInline',
      label: 'Plays in the page on phones',
      feeds: ['video'],
    },
    {
      widget: 'number',
      name: 'video/width',
      label: 'Width in pixels',
      min: 1,
      value: 1000,
      feeds: ['video'],
    },
    {
      widget: 'number',
      name: 'video/height',
      label: 'Height in pixels',
      min: 1,
      value: 800,
      feeds: ['video'],
    },
  ],
};
