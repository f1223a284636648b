import {
  checkValues,
  entriesOf,
  isShown,
  newNode,
  readFields,
  writeFields,
  type ContentNode,
  type DialogField,
  type Problem,
  type Value,
  type Values,
} from '../../../../../ui.frontend/src/core/entries/editing';

/** Values as agents have them: plain JSON, by field name. */
export type PlainValues = Readonly<Record<string, unknown>>;

const EMPTY_IMAGE = {
  fileReference: '',
  alt: '',
  isDecorative: false,
  altValueFromDAM: false,
  focalPoint: '',
};

/** The values of a node, without empty ones. */
export const plainValues = (fields: readonly DialogField[], node: ContentNode): PlainValues =>
  plainOf(fields, readFields(fields, node));

function plainOf(fields: readonly DialogField[], values: Values): PlainValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = plainValue(field, values[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function plainValue(field: DialogField, value: Value): unknown {
  if (field.widget === 'multifield') {
    const entries = entriesOf(value);
    return entries.length > 0 ? entries.map((entry) => plainOf(field.fields, entry.values)) : undefined;
  }
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (field.widget === 'link' && typeof value === 'object' && 'url' in value)
    return value.url === '' ? undefined : { url: value.url, ...(value.target && { target: value.target }) };
  if (field.widget === 'image' && typeof value === 'object' && 'fileReference' in value)
    return value.fileReference === ''
      ? undefined
      : Object.fromEntries(Object.entries(value).filter(([, each]) => each !== '' && each !== false));
  return value === '' ? undefined : value;
}

export interface Written {
  readonly node: ContentNode;
  /** Of the fields that were written, or caused by them: the dialog would not be saved. */
  readonly problems: readonly Problem[];
  /** Problems that were there before. */
  readonly warnings: readonly Problem[];
}

/**
 * Writes values into a node as the component's dialog would.
 *
 * @param given parsed by `valuesSchema`
 */
export function writeValues(fields: readonly DialogField[], node: ContentNode, given: PlainValues): Written {
  const before = readFields(fields, node);
  const after = formValues(fields, before, given);
  const unused = fields.filter((field) => !isNothing(given[field.name]) && !isShown(field, fields, after));
  const known = new Set(checkValues(fields, before).map(keyOf));
  const found = checkValues(fields, after);
  const isOwn = (problem: Problem) =>
    Object.hasOwn(given, rootOf(problem, fields)) || !known.has(keyOf(problem));
  return {
    node: writeFields(fields, node, before, after),
    problems: [...unused.map(unusedProblem), ...found.filter(isOwn)],
    warnings: found.filter((problem) => !isOwn(problem)),
  };
}

/** Emptying a field that is not used is no mistake. */
const isNothing = (given: unknown): boolean =>
  given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0);

const keyOf = ({ place, message }: Problem): string => `${place} ${message}`;

/** The field of the dialog itself that a problem is in: names contain slashes too. */
const rootOf = ({ place }: Problem, fields: readonly DialogField[]): string =>
  fields.find(({ name }) => place === name || place.startsWith(`${name}/`))?.name ?? place;

const unusedProblem = ({ name, label, showWhen }: DialogField): Problem => ({
  place: name,
  label,
  message: `It is only used while ${showWhen?.name} is ${JSON.stringify(showWhen?.is)}: set that too, or leave this out.`,
});

function formValues(fields: readonly DialogField[], before: Values, given: PlainValues): Values {
  const changed = fields.flatMap((field): [string, Value][] =>
    given[field.name] === undefined
      ? []
      : [[field.name, formValue(field, before[field.name], given[field.name])]],
  );
  return { ...before, ...Object.fromEntries(changed) };
}

function formValue(field: DialogField, before: Value, given: unknown): Value {
  switch (field.widget) {
    case 'multifield': {
      const entries = entriesOf(before);
      return ((given ?? []) as PlainValues[]).map((values, i) => {
        const entry = entries[i];
        // An entry is sent whole: what is left out of it is empty.
        return {
          key: entry?.key ?? `new-${i}`,
          values: formValues(field.fields, blank(field.fields), values),
        };
      });
    }
    case 'link':
      return { url: '', target: '', ...(given as object | null) };
    case 'image':
      return { ...EMPTY_IMAGE, ...(given as object | null) };
    case 'texts':
    case 'tags':
      return (given ?? []) as readonly string[];
    case 'path':
    case 'panel':
      return (given ?? (field.multiple ? [] : '')) as Value;
    case 'number':
      return (given ?? undefined) as Value;
    case 'checkbox':
      return (given ?? field.value ?? false) as Value;
    default:
      return (given ?? '') as Value;
  }
}

const blank = (fields: readonly DialogField[]): Values => readFields(fields, newNode);
