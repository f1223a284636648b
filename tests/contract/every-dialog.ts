import { componentMap } from '../../ui.frontend/src/core/component-map';
import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import type { Dialog, DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';

/** One component of the map with its dialog. */
export interface Case {
  /** Below `ventora/components/`. */
  component: string;
  definition: ComponentDefinition;
  dialog: Dialog;
}

const folder = 'ventora/components/';

export const withoutDialog = [...componentMap.values()]
  .filter(({ dialog }) => !dialog)
  .map(({ title }) => title);

export const cases: Case[] = [...componentMap.values()].flatMap((definition) =>
  definition.dialog
    ? [
        {
          component: definition.resourceType.slice(folder.length),
          definition,
          dialog: definition.dialog,
        },
      ]
    : [],
);

export const fieldsOf = ({ tabs }: Dialog): DialogField[] => tabs.flatMap(({ fields }) => fields);

export const fedBy = ({ feeds, name }: DialogField): readonly string[] => feeds ?? [name];

/** The properties that a field writes, including those of a multifield's entries and of a picture's node. */
export function written(field: DialogField, above = ''): string[] {
  const name = above + field.name;
  switch (field.widget) {
    case 'multifield':
      return field.fields.flatMap((each) => written(each, `${name}/`));
    case 'image':
      return ['fileReference', 'alt', 'focalPoint'].map((property) => `${name}/${property}`);
    case 'panels':
      return [];
    default:
      return [name];
  }
}
