import type { Choice, Crop, DialogField } from './dialog';

/* Fields shared by several dialogs. */

/** The component's HTML id, which links to it end with. */
export const idField = {
  widget: 'text',
  name: 'id',
  words: 'none',
  label: 'ID',
  description: 'For links to this component.',
} as const;

/** The component's own title, shown above or on it. */
export const titleField = {
  widget: 'text',
  name: 'jcr:title',
  words: 'prose',
  label: 'Title',
  feeds: ['title'],
} as const;

/** One video file of the multifield `sources`. */
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

/** The focal point of the picture in `fileReference`; if empty, the asset's applies. */
export const focalPointField = (crops: readonly Crop[]) =>
  ({
    widget: 'focalpoint',
    name: 'focalPoint',
    isAddition: true,
    label: 'Focal point',
    description: 'What stays in view when the picture is cropped. If empty, the asset’s focal point applies.',
    of: 'fileReference',
    crops,
  }) as const;
