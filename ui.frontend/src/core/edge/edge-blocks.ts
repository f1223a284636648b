import { idOfType } from '../../../../shared/addresses/app';
import type { ComponentMap } from '../document/render-child';
import { blockFields, type BlockField } from './block-fields';
import type { ComponentDefinition } from '../kit/define-component';

/** A component as a block. */
export interface EdgeBlock {
  readonly id: string;
  readonly resourceType: string;
  /** What its author called it: `Form text`. */
  readonly title: string;
  readonly group: string;
  readonly rows: readonly BlockField[];
}

/** The blocks of a site. */
export const edgeBlocks = (components: ComponentMap): EdgeBlock[] =>
  [...components.values()].map((definition) => ({
    id: idOfType(definition.resourceType),
    resourceType: definition.resourceType,
    title: definition.title,
    group: definition.group,
    rows: blockFields(definition).map((row) =>
      isRich(definition, row) ? { ...row, kind: 'richtext' } : row,
    ),
  }));

/** Whether authors format a text that the model takes as a string. */
const isRich = ({ dialog }: ComponentDefinition, { key, kind }: BlockField): boolean =>
  kind === 'text' &&
  (dialog?.tabs ?? []).some(({ fields }) =>
    fields.some((field) => field.widget === 'richtext' && 'name' in field && field.name === key),
  );
