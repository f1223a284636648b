import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLScalarType,
} from 'graphql';
import { metadata } from '../../../core/exporter/shared/assets';
import { parseDate } from '../../../core/exporter/shared/locale/dates';
import { text } from '../../../core/exporter/shared/properties';
import type { Scalar, Value } from '../../../core/repository/Resource';
import type { ShownFragment } from '../content/ShownFragment';
import { spelled } from '../content/spelled-values';
import type { Asking } from './Asking';
import { read } from './resolved';
import { CalendarType } from './scalars';

interface Named {
  readonly name: string;
  readonly value: Value;
}

type Kind = 'string' | 'int' | 'float' | 'boolean' | 'calendar';

const SCALARS: Readonly<Record<Kind, GraphQLScalarType>> = {
  string: GraphQLString,
  int: GraphQLInt,
  float: GraphQLFloat,
  boolean: GraphQLBoolean,
  calendar: CalendarType,
};

const listOf = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(type));

/** What is said about a fragment, by the type of the values: `stringMetadata`, `stringArrayMetadata` … */
export const metadataType = new GraphQLObjectType<ShownFragment, Asking>({
  name: 'TypedMetaData',
  fields: Object.fromEntries(
    Object.entries(SCALARS).flatMap(([kind, scalar]) => {
      const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
      const one = pairType(`${title}Metadata`, scalar);
      const several = pairType(`${title}ArrayMetadata`, new GraphQLList(scalar));
      const of = (fragment: ShownFragment, isList: boolean) =>
        metadataOf(fragment).filter(({ value }) => kindOf(value) === kind && Array.isArray(value) === isList);
      return [
        [`${kind}Metadata`, read(listOf(one), (fragment: ShownFragment) => of(fragment, false))],
        [`${kind}ArrayMetadata`, read(listOf(several), (fragment: ShownFragment) => of(fragment, true))],
      ];
    }),
  ),
});

function pairType(name: string, value: GraphQLScalarType | GraphQLList<GraphQLScalarType>) {
  return new GraphQLObjectType<Named, Asking>({
    name,
    fields: {
      name: read(new GraphQLNonNull(GraphQLString), (pair: Named) => pair.name),
      value: read(value, (pair: Named) => shownValue(pair.value)),
    },
  });
}

/** Title and description of the whole fragment, its tags, and the properties of its metadata. */
function metadataOf(fragment: ShownFragment): Named[] {
  const content = fragment.node.children.get('jcr:content')?.properties ?? {};
  const own = Object.entries(metadata(fragment.node)).filter(([name]) => !/^(?:jcr:|:|cq:tags$)/.test(name));
  const modified = text(content, 'jcr:lastModified');
  return [
    { name: 'title', value: text(content, 'jcr:title') ?? '' },
    { name: 'description', value: text(content, 'jcr:description') ?? '' },
    ...(modified === undefined ? [] : [{ name: 'lastModified', value: modified }]),
    ...(fragment.tags.length > 0 ? [{ name: 'cq:tags', value: fragment.tags }] : []),
    ...own.map(([name, value]) => ({ name, value })),
  ];
}

function kindOf(value: Value): Kind {
  const one: Scalar | undefined = typeof value === 'object' ? value[0] : value;
  if (typeof one === 'number') return Number.isInteger(one) && Math.abs(one) < 2 ** 31 ? 'int' : 'float';
  if (typeof one === 'boolean') return 'boolean';
  return one !== undefined && parseDate(one) !== undefined ? 'calendar' : 'string';
}

function shownValue(value: Value): unknown {
  const isDate = kindOf(value) === 'calendar';
  const shown = (one: Scalar) => (isDate ? spelled(one, 'date-time') : one);
  return typeof value === 'object' ? value.map(shown) : shown(value);
}
