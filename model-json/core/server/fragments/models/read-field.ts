import type {
  EditedField,
  FieldOption,
  FieldType,
  ModelField,
} from '../../../../../shared/authoring/fragment-model';
import { number, text } from '../../../exporter/shared/properties';
import type { Properties } from '../../../exporter/Exporter';
import type { Resource } from '../../../repository/Resource';

/** A field with the name of its node. */
export interface StoredField extends EditedField {
  readonly node: string;
}

/** The fields of a model in order, those without a property included: in AEM, tabs stand between fields. */
export const fieldsIn = (items: Resource): StoredField[] =>
  [...items.children.values()]
    .map((item) => ({ item, order: number(item.properties, 'listOrder') ?? 0 }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => fieldOf(item));

const TYPES: Readonly<Record<string, FieldType>> = {
  '': 'text',
  'text-single': 'text',
  'text-multi': 'long-text',
  number: 'number',
  boolean: 'boolean',
  tags: 'tag',
  reference: 'content-reference',
  'fragment-reference': 'content-fragment',
};

/** A node below a model's dialog as a field; of a type that forms do not have, its value is a text. */
export function fieldOf(item: Resource): StoredField {
  const { properties } = item;
  const value = text(properties, 'valueType') ?? 'string';
  const type = typeOf(text(properties, 'metaType') ?? '', value);
  const name = text(properties, 'name') ?? '';
  const settings = type === undefined ? {} : settingsOf(item, type);
  return {
    node: item.name,
    name,
    label: text(properties, 'fieldLabel') ?? name,
    type: type ?? 'text',
    multiple: value.endsWith('[]'),
    required: ['on', 'true'].includes(text(properties, 'required') ?? ''),
    ...present({
      description: text(properties, 'fieldDescription') || undefined,
      placeholder: text(properties, 'emptyText') || undefined,
      root: text(properties, 'rootPath') || undefined,
      mimeType: text(properties, 'default-mime-type') || undefined,
      translatable: text(properties, 'translatable') === 'true' || undefined,
      ...settings,
      isForeign: type === undefined || undefined,
    }),
  };
}

/** Undefined for a type that forms do not have. */
function typeOf(metaType: string, valueType: string): FieldType | undefined {
  const isMultiple = valueType.endsWith('[]');
  if (metaType === 'date')
    return valueType === 'calendar/date'
      ? 'date'
      : ['calendar/datetime', 'calendar'].includes(valueType)
        ? 'date-time'
        : undefined;
  if (metaType === 'enumeration') return isMultiple ? undefined : 'enumeration';
  return TYPES[metaType];
}

type Settings = Partial<ModelField>;

/** What forms check, offer and begin with. */
function settingsOf(item: Resource, type: FieldType): Settings {
  const { properties } = item;
  const initial = text(properties, 'value') || undefined;
  switch (type) {
    case 'text':
      return { maxLength: number(properties, 'maxlength'), pattern: patternOf(properties), initial };
    case 'long-text':
      return { maxLength: number(properties, 'maxlength'), initial };
    case 'number': {
      const limits = item.children.get('granite:data')?.properties ?? {};
      return {
        min: number(limits, 'number-min'),
        max: number(limits, 'number-max'),
        initial: number(properties, 'value'),
      };
    }
    case 'boolean':
      return { initial: text(properties, 'checked') === 'true' || undefined };
    case 'enumeration':
      return { options: optionsOf(item), initial };
    default:
      return {};
  }
}

function patternOf(properties: Properties): ModelField['pattern'] {
  const value = text(properties, 'validationPattern');
  return value ? { value, message: text(properties, 'validationMessage') ?? '' } : undefined;
}

/** AEM calls what authors read a label, and what is stored a value. */
const optionsOf = (item: Resource): FieldOption[] =>
  [...(item.children.get('optionsmultifield')?.children.values() ?? [])].flatMap(({ properties }) => {
    const value = text(properties, 'fieldValue');
    return value === undefined ? [] : [{ value, text: text(properties, 'fieldLabel') ?? value }];
  });

/** The members that are not undefined. */
const present = <T extends object>(members: T): Partial<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>;
