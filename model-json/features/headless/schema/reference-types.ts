import {
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
} from 'graphql';
import { metadataValue } from '../../../core/exporter/shared/assets';
import type { Asking } from './Asking';
import { dynamicUrl } from '../pictures/dynamic-url';
import { bytesOf, idOf, pixelsOf, typeOf, type Referenced, type ReferenceKind } from './ReferencedAsset';
import { read } from './resolved';

type Fields = GraphQLFieldConfigMap<Referenced, Asking>;

/** Pages have addresses with an extension. */
const addressOf = ({ node, kind }: Referenced): string =>
  kind === 'PageRef' ? `${node.path}.html` : node.path;

const USUAL: Fields = {
  _id: read(GraphQLID, idOf),
  _path: read(GraphQLID, ({ node }: Referenced) => node.path),
  _authorUrl: read(GraphQLString, (to: Referenced, { addresses }) => addresses.author(addressOf(to))),
  _publishUrl: read(GraphQLString, (to: Referenced, { addresses }) => addresses.publish(addressOf(to))),
  type: read(GraphQLString, ({ kind }: Referenced) => kind.replace('Ref', '').toLowerCase()),
};

const FILE: Fields = {
  mimeType: read(GraphQLString, ({ node }: Referenced) => typeOf(node)),
  size: read(GraphQLFloat, bytesOf),
  author: read(GraphQLString, ({ node }: Referenced) => metadataValue(node, 'dc:creator')),
  format: read(GraphQLString, ({ node }: Referenced) => typeOf(node)),
};

const IMAGE: Fields = {
  mimeType: read(GraphQLString, ({ node }: Referenced) => typeOf(node)),
  width: read(GraphQLInt, (to: Referenced) => pixelsOf(to).width),
  height: read(GraphQLInt, (to: Referenced) => pixelsOf(to).height),
  _dynamicUrl: read(
    GraphQLString,
    dynamicUrl,
    'The picture as _assetTransform wants it; null without that argument.',
  ),
};

const FIELDS: Readonly<Record<ReferenceKind, Fields>> = {
  ImageRef: IMAGE,
  MultimediaRef: FILE,
  DocumentRef: FILE,
  ArchiveRef: FILE,
  PageRef: {},
};

/** The types of what fragments refer to, beside fragments. */
export const REFERENCE_TYPES: readonly GraphQLObjectType<Referenced, Asking>[] = Object.entries(FIELDS).map(
  ([name, fields]) => new GraphQLObjectType<Referenced, Asking>({ name, fields: { ...USUAL, ...fields } }),
);
