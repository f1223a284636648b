import type { Choice, Crop, DialogField } from './dialog';

/* Fields that several dialogs ask for in the same words. */

/** What links to a component end in. */
export const idField = {
  widget: 'text',
  name: 'id',
  words: 'none',
  label: 'ID',
  description: 'For links to this component.',
} as const;

/** The component's own title: what stands over it, or on it. */
export const titleField = {
  widget: 'text',
  name: 'jcr:title',
  words: 'prose',
  label: 'Title',
  feeds: ['title'],
} as const;

/** One file of a film: of the multifield `sources`. */
export const filmFileFields: readonly DialogField[] = [
  { widget: 'path', name: 'url', label: 'File', root: '/content/dam', accepts: 'video/*', required: true },
  {
    widget: 'select',
    name: 'type',
    label: 'Format',
    options: [
      { value: 'video/mp4', text: 'MP4' },
      { value: 'video/webm', text: 'WebM' },
    ],
  },
];

/** Core Components' `sortOrder`. */
export const sortOrders: readonly Choice[] = [
  { value: 'asc', text: 'Ascending' },
  { value: 'desc', text: 'Descending' },
];

/** The focal point of the picture in `fileReference`; without one of its own, that of the asset counts. */
export const focalPointField = (crops: readonly Crop[]) =>
  ({
    widget: 'focalpoint',
    name: 'focalPoint',
    label: 'Focal point',
    description: 'What stays in view where the picture is cropped. Without one: what the asset says.',
    of: 'fileReference',
    crops,
  }) as const;
