import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type DocNode, type DocValue, type NamedNode } from './docview';

const foundation = 'granite/ui/components/coral/foundation';

/** Resource type of a Granite UI component: `container`, `form/select`. */
export const granite = (name: string): string => `${foundation}/${name}`;

/** Where a field is: its path below the component, and whether another field can hide it. */
export interface Place {
  /** `./` for a component, empty in a multifield entry, whose script numbers the entries. */
  base: string;
  hideable: boolean;
}

/** Name of a field's node in the dialog: `jcr:title` is `jcr-title`, `video/loop` is `video-loop`. */
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

/** The properties common to all form fields: label, description, name, required and validators. */
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
    // Granite marks required fields itself; this one is required only conditionally.
    fieldLabel: later ? `${field.label} *` : field.label,
    fieldDescription: field.description,
    name: base + field.name,
    required: field.required && !hideable ? true : undefined,
    validation: validation.length > 0 ? validation : undefined,
    ...properties,
  };
}

/** Hints for the Sling POST servlet next to a field: `@TypeHint`, `@IgnoreBlanks`. */
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
