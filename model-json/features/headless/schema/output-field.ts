import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import type { ApiField, FieldKind } from '../content/ApiField';
import type { ShownFragment } from '../content/ShownFragment';
import { spelled } from '../content/spelled-values';
import { LongText } from '../rich-text/LongText';
import { shownAt, type Asking } from './Asking';
import { targetOf } from './fragment-target';
import { longTextType } from './long-text-type';
import type { AllTypes } from './AllTypes';
import { referenceAt } from './reference-at';
import { read } from './resolved';
import { CalendarType, DateType, JsonType, TimeType } from './scalars';

export type FragmentField = GraphQLFieldConfig<ShownFragment, Asking>;

const SCALARS: Readonly<
  Record<Exclude<FieldKind, 'fragment' | 'reference' | 'long-text'>, GraphQLOutputType>
> = {
  text: GraphQLString,
  integer: GraphQLInt,
  decimal: GraphQLFloat,
  boolean: GraphQLBoolean,
  date: DateType,
  time: TimeType,
  'date-time': CalendarType,
  json: JsonType,
};

/** A field as clients read it; undefined for fragments of models that the endpoint does not have. */
export function outputField(field: ApiField, types: AllTypes): FragmentField | undefined {
  const { kind, label } = field;
  if (kind === 'fragment') {
    const target = targetOf(field, types);
    if (!target) return undefined;
    return field.models.length === 1 && target !== 'any'
      ? several(field, target.object, label, (path, from, asking) => ofType(path, from, asking, field))
      : several(field, types.anyFragment, label, (path, from, asking) =>
          shownAt(String(path), from.choice, asking),
        );
  }
  if (kind === 'reference')
    return several(field, types.anyReference, label, (path, from, asking) =>
      referenceAt(String(path), from, asking),
    );
  if (kind === 'long-text')
    return several(
      field,
      longTextType,
      label,
      (text, from) => new LongText(String(text), from.mimeType(field)),
    );
  if (kind === 'json') return several(field, JsonType, label, (text) => jsonOf(String(text)));
  return several(field, SCALARS[kind], label, (value) => spelled(value, kind));
}

type Shown = (value: string | number | boolean, from: ShownFragment, asking: Asking) => unknown;

/** A field with one value or several. References to what is not there are left out of lists. */
function several(field: ApiField, type: GraphQLOutputType, label: string, shown: Shown): FragmentField {
  const of = (fragment: ShownFragment, asking: Asking) =>
    fragment.values(field).map((value) => shown(value, fragment, asking) ?? null);
  return field.isList
    ? read(
        new GraphQLList(type),
        (fragment: ShownFragment, asking: Asking) => of(fragment, asking).filter((value) => value !== null),
        label,
      )
    : read(type, (fragment: ShownFragment, asking: Asking) => of(fragment, asking)[0] ?? null, label);
}

function ofType(
  path: unknown,
  from: ShownFragment,
  asking: Asking,
  field: ApiField,
): ShownFragment | undefined {
  const found = shownAt(String(path), from.choice, asking);
  return found?.model.path === field.models[0] ? found : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
