import type { DialogField } from '../../../core/kit/dialogs/dialog';
import { headingChoices } from '../../../core/kit/dialogs/dialog-options';
import { titleField } from '../../../core/kit/dialogs/dialog-fields';

/* Fields that the catalogue's carousels and lists share. */

export const titleFields: readonly DialogField<'title' | 'titleType'>[] = [
  titleField,
  {
    widget: 'select',
    name: 'titleType',
    label: 'Heading level',
    options: headingChoices(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  },
];

export const perPageField: DialogField<'perPage'> = {
  widget: 'number',
  name: 'perPage',
  label: 'In view',
  description: 'On a wide page; three up to 1024 px, two up to 768 px, one up to 640 px.',
  min: 2,
  max: 4,
  value: 4,
};
