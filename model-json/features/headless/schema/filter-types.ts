import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
} from 'graphql';
import { enumeration } from './enumeration';
import { ARRAY_MODES, LOG_OPS } from '../select/Filter';
import { OPERATORS, type Compared } from '../select/Operator';
import { CalendarType, DateType, TimeType } from './scalars';

export const logOp = enumeration('LogOp', LOG_OPS);
export const arrayMode = enumeration('ArrayMode', ARRAY_MODES);

const VALUES: Readonly<Record<Compared, GraphQLInputType>> = {
  String: GraphQLString,
  ID: GraphQLID,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
  Calendar: CalendarType,
  Date: DateType,
  Time: TimeType,
};

interface FilterPair {
  readonly one: GraphQLInputObjectType;
  readonly list: GraphQLInputObjectType;
}

/** `StringFilter` and `StringArrayFilter`, and so on. */
function filterPair(compared: Compared): FilterPair {
  const value = VALUES[compared];
  const usual: GraphQLInputFieldConfigMap = {
    value: { type: value },
    _operator: { type: enumeration(`${compared}Operator`, OPERATORS[compared]) },
    ...(compared === 'String' && { _ignoreCase: { type: GraphQLBoolean } }),
    ...(compared === 'Float' && { _sensitiveness: { type: GraphQLFloat } }),
  };
  return {
    one: filterOf(compared, usual),
    list: filterOf(`${compared}Array`, {
      ...usual,
      values: { type: new GraphQLList(value) },
      _apply: { type: arrayMode },
      _instances: { type: GraphQLInt },
    }),
  };
}

const filterOf = (name: string, expression: GraphQLInputFieldConfigMap) =>
  new GraphQLInputObjectType({
    name: `${name}Filter`,
    fields: {
      _logOp: { type: logOp },
      _expressions: {
        type: new GraphQLList(
          new GraphQLInputObjectType({ name: `${name}FilterExpression`, fields: expression }),
        ),
      },
    },
  });

/** The filters of fields that are no fragments. */
export const FILTERS: Readonly<Record<Compared, FilterPair>> = {
  String: filterPair('String'),
  ID: filterPair('ID'),
  Int: filterPair('Int'),
  Float: filterPair('Float'),
  Boolean: filterPair('Boolean'),
  Calendar: filterPair('Calendar'),
  Date: filterPair('Date'),
  Time: filterPair('Time'),
};
