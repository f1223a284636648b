import {
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';
import type { ApiField } from '../content/ApiField';
import type { ApiModel } from '../content/ApiModel';
import { localeOf } from '../content/locale-of';
import { ShownFragment } from '../content/ShownFragment';
import type { AllTypes, ModelTypes } from './AllTypes';
import type { Asking } from './Asking';
import { filterField } from './filter-field';
import { arrayMode, FILTERS, logOp } from './filter-types';
import { metadataType } from './metadata-type';
import { outputField, type FragmentField } from './output-field';
import { REFERENCE_TYPES } from './reference-types';
import type { Referenced } from './ReferencedAsset';
import { read } from './resolved';

/** The types of all models, which refer to each other. */
export function modelTypes(models: readonly ApiModel[]): AllTypes {
  const modelType = new GraphQLObjectType<ApiModel, Asking>({
    name: 'ModelInfo',
    description: 'A content fragment model.',
    fields: {
      _path: read(GraphQLID, ({ path }: ApiModel) => path),
      title: read(GraphQLString, ({ title }: ApiModel) => title),
    },
  });
  const types: AllTypes = {
    models: new Map(models.map((model) => [model.path, typesOf(model)])),
    anyFragment: new GraphQLUnionType({
      name: 'AllFragmentModels',
      types: () => [...types.models.values()].map(({ object }) => object),
      resolveType: typeNameOf,
    }),
    anyReference: new GraphQLUnionType({
      name: 'Reference',
      types: () => [...REFERENCE_TYPES, ...[...types.models.values()].map(({ object }) => object)],
      resolveType: typeNameOf,
    }),
  };
  return types;

  function typesOf(model: ApiModel): ModelTypes {
    const { typeName, title, description } = model;
    const filter = new GraphQLInputObjectType({
      name: `${typeName}Filter`,
      fields: () => ({
        _logOp: { type: logOp },
        _path: { type: FILTERS.ID.one },
        _id: { type: FILTERS.ID.one },
        _variation: { type: FILTERS.String.one },
        _locale: { type: FILTERS.String.one },
        _tags: { type: FILTERS.String.list },
        ...each(model, (field) => filterField(field, types)),
      }),
    });
    return {
      filter,
      arrayFilter: new GraphQLInputObjectType({
        name: `${typeName}ArrayFilter`,
        fields: {
          _match: { type: filter },
          _apply: { type: arrayMode },
          _instances: { type: GraphQLInt },
        },
      }),
      object: new GraphQLObjectType<ShownFragment, Asking>({
        name: typeName,
        description: description ? `${title}. ${description}` : title,
        fields: () => ({ ...helpers(modelType), ...each(model, (field) => outputField(field, types)) }),
      }),
    };
  }
}

const typeNameOf = (source: ShownFragment | Referenced): string =>
  source instanceof ShownFragment ? source.model.typeName : source.kind;

function each<T>({ fields }: ApiModel, make: (field: ApiField) => T | undefined): Record<string, T> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const made = make(field);
      return made === undefined ? [] : [[field.name, made]];
    }),
  );
}

const helpers = (modelType: GraphQLObjectType): Record<string, FragmentField> => ({
  _path: read(GraphQLID, ({ path }: ShownFragment) => path),
  _id: read(GraphQLID, ({ id }: ShownFragment) => id),
  _variation: read(GraphQLString, ({ variation }: ShownFragment) => variation),
  _variations: read(
    new GraphQLNonNull(new GraphQLList(GraphQLString)),
    ({ variations }: ShownFragment) => variations,
  ),
  _locale: read(GraphQLString, ({ node }: ShownFragment) => localeOf(node)),
  _tags: read(new GraphQLNonNull(new GraphQLList(GraphQLString)), ({ tags }: ShownFragment) => tags),
  _metadata: read(metadataType, (fragment: ShownFragment) => fragment),
  _model: read(modelType, ({ model }: ShownFragment) => model),
});
