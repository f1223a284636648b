import {
  type EditedField,
  type EditedModel,
  type FieldType,
  type ModelChange,
} from '../../../../../../shared/authoring/fragment-model';
import { faultsOf, type FieldFaults } from '../../../../../../shared/authoring/model-faults';
import { isSame } from './is-same';
import { freeName } from '../../../../../../shared/addresses/page-name';
import { t } from '../../../../../../shared/authoring/language/t';

/** A field in the editor. */
export interface DraftField extends EditedField {
  /** Stable while the editor is open: the name of its node, or a generated one. */
  readonly key: string;
}

/** A model as it is typed. */
export interface ModelDraft extends Omit<ModelChange, 'fields' | 'description'> {
  readonly description: string;
  readonly fields: readonly DraftField[];
}

export const draftOf = ({ title, description = '', status, fields }: EditedModel): ModelDraft => ({
  title,
  description,
  status,
  fields: fields.map((field, i) => ({ ...field, key: field.node ?? `read-${i}` })),
});

/** What is sent. */
export const changeOf = ({ fields, ...draft }: ModelDraft): ModelChange => ({
  ...draft,
  fields: fields.map(({ key: _, ...field }) => field),
});

/** Whether there is something to save. */
export const isChanged = (base: ModelDraft, draft: ModelDraft): boolean =>
  !isSame(changeOf(base), changeOf(draft));

/** What is wrong with each field, by key; fields that are right are left out. */
export function draftFaults(
  { fields }: ModelDraft,
  known: ReadonlySet<string>,
): ReadonlyMap<string, FieldFaults> {
  const all = fields.map((field) => {
    const others = fields.filter((other) => other !== field);
    return [field.key, faultsOf(field, others, known)] as const;
  });
  return new Map(all.filter(([, faults]) => Object.keys(faults).length > 0));
}

/** A property from a label: `Opening hours` becomes `openingHours`. */
export const propertyOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, i) => (i === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')
    .replace(/^\d+/, '')
    .slice(0, 64);

/** A draft that was read again: its fields have the keys that they have in the editor. */
export const rekeyed = (read: ModelDraft, known: ModelDraft): ModelDraft => {
  const keys = new Map(known.fields.map(({ node, key }) => [node, key]));
  return {
    ...read,
    fields: read.fields.map((field) => ({ ...field, key: keys.get(field.node) ?? field.key })),
  };
};

/**
 * A draft whose new fields have the nodes that they are stored in by now.
 *
 * @param sent what was saved
 * @param saved how it was read afterwards: the same fields in the same order
 */
export function withNodes(draft: ModelDraft, sent: ModelDraft, saved: ModelDraft): ModelDraft {
  const nodes = new Map(sent.fields.map(({ key }, i) => [key, saved.fields[i]?.node]));
  const fields = draft.fields.map(({ copyOf, ...field }) =>
    nodes.has(field.key)
      ? { ...field, node: nodes.get(field.key) }
      : { ...field, ...(copyOf !== undefined && { copyOf }) },
  );
  return { ...draft, fields };
}

let made = 0;
const newKey = () => `new-${(made += 1)}`;

/** The draft with another field at the end. */
export function withField(draft: ModelDraft, type: FieldType): { draft: ModelDraft; key: string } {
  const key = newKey();
  const field: DraftField = {
    key,
    name: '',
    label: '',
    type,
    multiple: type === 'tag',
    required: false,
    ...(type === 'long-text' && { mimeType: 'text/html' }),
    ...(type === 'enumeration' && { options: [] }),
    ...(['text', 'long-text'].includes(type) && { translatable: true }),
  };
  return { draft: { ...draft, fields: [...draft.fields, field] }, key };
}

/** The draft with a copy after a field, which has a property of its own. */
export function withCopy(draft: ModelDraft, key: string): { draft: ModelDraft; key: string } {
  const at = draft.fields.findIndex((field) => field.key === key);
  const field = draft.fields[at];
  if (!field) return { draft, key };
  const name = freeName(`${field.name || 'field'}Copy`, (each) =>
    draft.fields.some((other) => other.name === each),
  );
  const { node, ...rest } = field;
  const copy: DraftField = {
    ...rest,
    ...(node !== undefined && { copyOf: node }),
    key: newKey(),
    name,
    label: t('{label} (copy)', { label: field.label }),
  };
  return { draft: { ...draft, fields: draft.fields.toSpliced(at + 1, 0, copy) }, key: copy.key };
}

export const withoutField = (draft: ModelDraft, key: string): ModelDraft => ({
  ...draft,
  fields: draft.fields.filter((field) => field.key !== key),
});

/** The draft with a field at another place, counted without it. */
export function movedTo(draft: ModelDraft, key: string, place: number): ModelDraft {
  const field = draft.fields.find((each) => each.key === key);
  if (!field) return draft;
  const rest = draft.fields.filter((each) => each.key !== key);
  return { ...draft, fields: rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, field) };
}

/** The draft with other settings of a field. The property of a new one follows its label until it is typed. */
export const withSettings = (draft: ModelDraft, key: string, settings: Partial<DraftField>): ModelDraft => ({
  ...draft,
  fields: draft.fields.map((field) => {
    if (field.key !== key) return field;
    const follows =
      settings.label !== undefined && field.node === undefined && field.name === propertyOf(field.label);
    return { ...field, ...settings, ...(follows && { name: propertyOf(settings.label ?? '') }) };
  }),
});
