import { fieldsIn } from '../../../core/server/fragments/models/read-field';
import { text, texts } from '../../../core/exporter/shared/properties';
import type { Resource } from '../../../core/repository/Resource';

/** What a field's values are to those who ask for them. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'time'
  | 'date-time'
  | 'reference'
  | 'fragment'
  | 'json';

/** A field of a content fragment model. */
export interface ApiField {
  /** The property with its value. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isList: boolean;
  /** Of a long text that does not say its own. */
  readonly mimeType: string;
  /** Of a fragment reference: the models that it is limited to. */
  readonly models: readonly string[];
}

/** GraphQL's own rule; a name that begins with two underscores is GraphQL's, with one it is ours. */
const NAME = /^[A-Za-z]\w*$/;

const KINDS: Readonly<Record<string, FieldKind>> = {
  'text-multi': 'long-text',
  boolean: 'boolean',
  reference: 'reference',
  'fragment-reference': 'fragment',
  json: 'json',
};

/** The fields of a model that can be asked for, in order: those whose property is a name in GraphQL. */
export const apiFields = (items: Resource): ApiField[] =>
  fieldsIn(items).flatMap(({ node, name, label, mimeType = 'text/html' }) => {
    const item = items.children.get(node);
    if (!item || !NAME.test(name)) return [];
    return [{ name, label, mimeType, ...typeOf(item) }];
  });

function typeOf({ properties }: Resource): Pick<ApiField, 'kind' | 'isList' | 'models'> {
  const metaType = text(properties, 'metaType') ?? '';
  const valueType = text(properties, 'valueType') ?? 'string';
  return {
    kind: kindOf(metaType, valueType.replace('[]', '')),
    isList: valueType.endsWith('[]') || metaType === 'tags',
    models: texts(properties, 'fragmentmodelreference') ?? [],
  };
}

function kindOf(metaType: string, valueType: string): FieldKind {
  if (metaType === 'number') return valueType === 'long' ? 'integer' : 'decimal';
  if (metaType === 'date')
    return valueType === 'calendar/date' ? 'date' : valueType === 'calendar/time' ? 'time' : 'date-time';
  return KINDS[metaType] ?? 'text';
}
