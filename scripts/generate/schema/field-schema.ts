import type { DialogField } from '../../../ui.frontend/src/core/kit/dialogs/dialog';

/** A JSON schema (draft 7, which editors know best), or a part of one. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

const TEXT: Schema = { type: 'string' };
const TEXTS: Schema = { type: ['array', 'string'], items: TEXT };
/** Older content stores flags and numbers as text. */
const FLAG: Schema = { enum: [true, false, 'true', 'false'] };

/** What a field stores in its component's node: properties by name, and in child nodes those of theirs. */
export function schemaOfFields(fields: readonly DialogField[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const field of fields)
    for (const [path, schema] of storedBy(field)) put(properties, path.split('/'), schema);
  return { type: 'object', properties };
}

/** The properties of a field, by their paths from the component's node. */
function storedBy(field: DialogField): [path: string, schema: Schema][] {
  const { name, label } = field;
  const description = [field.description, field.required && 'Required.'].filter(Boolean).join(' ');
  const described = (schema: Schema): Schema => ({
    title: label,
    ...(description && { description }),
    ...schema,
  });
  switch (field.widget) {
    case 'panels':
      return [];
    case 'image':
      return [
        [`${name}/fileReference`, described(TEXT)],
        [`${name}/alt`, { title: `${label}: alternative text`, ...TEXT }],
        [`${name}/isDecorative`, FLAG],
        [`${name}/altValueFromDAM`, FLAG],
        [`${name}/focalPoint`, TEXT],
      ];
    case 'multifield':
      return [[name, described({ type: 'object', patternProperties: { '^item': entryOf(field) } })]];
    default:
      return [[name, described(valueOf(field))]];
  }
}

const entryOf = ({ fields }: Extract<DialogField, { widget: 'multifield' }>): Schema =>
  schemaOfFields(fields);

function valueOf(field: DialogField): Schema {
  switch (field.widget) {
    case 'checkbox':
      return FLAG;
    case 'number':
      return { type: ['number', 'string'] };
    case 'select':
      return choiceOf(field.options.filter(({ value }) => value !== ''));
    case 'texts':
    case 'tags':
      return TEXTS;
    case 'path':
    case 'panel':
      return field.multiple ? TEXTS : TEXT;
    case 'text':
      return field.maxLength === undefined ? TEXT : { ...TEXT, maxLength: field.maxLength };
    default:
      return TEXT;
  }
}

/** One of some values, or none. What each means is shown by editors that know `enumDescriptions`, as VS Code does. */
export const choiceOf = (options: readonly { readonly value: string; readonly text: string }[]): Schema => ({
  enum: ['', ...options.map(({ value }) => value)],
  enumDescriptions: ['Nothing chosen', ...options.map(({ text }) => text)],
});

/** Puts a schema at a path; `video/loop` is a property of a child node. */
export function put(
  properties: Record<string, Schema>,
  [name = '', ...rest]: readonly string[],
  schema: Schema,
): void {
  if (rest.length === 0) {
    properties[name] = { ...properties[name], ...schema };
    return;
  }
  const node = (properties[name] ?? { type: 'object', properties: {} }) as {
    properties?: Record<string, Schema>;
  };
  const inner = { ...node.properties };
  put(inner, rest, schema);
  properties[name] = { ...node, type: 'object', properties: inner };
}
