import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type DocNode, type DocValue, type NamedNode } from './docview';

const foundation = 'granite/ui/components/coral/foundation';

/** Resource type of a Granite UI component: `container`, `form/select`. */
export const granite = (name: string): string => `${foundation}/${name}`;

/** Where a field stands: its path below the component, and whether it can be hidden by another field. */
export interface Place {
  /** `./` of a component, nothing in the entry of a multifield, whose script numbers the entries. */
  base: string;
  hideable: boolean;
}

/** Name of the node that a field has in the dialog: `jcr:title` is `jcr-title`, `video/loop` is `video-loop`. */
export const nodeName = (name: string): string => name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '');

/** A node with the children that Granite UI reads below `items`. */
export const withItems = (
  properties: DocNode['properties'],
  items: readonly NamedNode[],
  others: readonly NamedNode[] = [],
): DocNode => unstructured(properties, [...others, ['items', unstructured({}, items)]]);

export const container = (properties: DocNode['properties'], items: readonly NamedNode[]): DocNode =>
  withItems({ 'sling:resourceType': granite('container'), ...properties }, items);

/** `granite:data`: each property becomes a `data-` attribute of the element. */
export const data = (properties: Readonly<Record<string, string | undefined>>): readonly NamedNode[] =>
  Object.values(properties).some((value) => value !== undefined)
    ? [['granite:data', unstructured(properties)]]
    : [];

/** What every field of a form has: label, description, name, required and its validators. */
export function formField(
  field: DialogField,
  resourceType: string,
  { base, hideable }: Place,
  properties: Readonly<Record<string, DocValue | undefined>> = {},
): DocNode['properties'] {
  const later = field.required && hideable;
  const pattern = 'pattern' in field && field.pattern ? 'ventora.pattern' : [];
  const validation = [later ? 'ventora.required-when-shown' : [], pattern].flat();
  return {
    'sling:resourceType': resourceType,
    // Granite marks required fields itself; this one is required only now and then.
    fieldLabel: later ? `${field.label} *` : field.label,
    fieldDescription: field.description,
    name: base + field.name,
    required: field.required && !hideable ? true : undefined,
    validation: validation.length > 0 ? validation : undefined,
    ...properties,
  };
}

/** What the Sling POST servlet is told beside a field: `@TypeHint`, `@IgnoreBlanks`. */
export const postHint = (
  field: DialogField,
  { base }: Place,
  suffix: 'TypeHint' | 'IgnoreBlanks',
  value: string,
): NamedNode => [
  `${nodeName(field.name)}-${suffix}`,
  unstructured({
    'sling:resourceType': granite('form/hidden'),
    name: `${base}${field.name}@${suffix}`,
    value,
  }),
];
