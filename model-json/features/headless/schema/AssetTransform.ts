import { GraphQLBoolean, GraphQLInputObjectType, GraphQLInt, GraphQLNonNull, GraphQLString } from 'graphql';
import { enumeration } from './enumeration';

/** How a query wants its pictures: `_assetTransform`. */
export interface AssetTransform {
  readonly format: AssetFormat;
  /** The file's name instead of the asset's. */
  readonly seoName?: string | null;
  readonly crop?: { xOrigin: number; yOrigin: number; width?: number | null; height?: number | null } | null;
  readonly size?: { width?: number | null; height?: number | null } | null;
  readonly rotation?: string | null;
  readonly flip?: string | null;
  readonly quality?: number | null;
  readonly width?: number | null;
  readonly preferWebp?: boolean | null;
}

const FORMATS = ['GIF', 'PNG', 'PNG8', 'JPG', 'PJPG', 'BJPG', 'WEBP', 'WEBPLL', 'WEBPLY'] as const;
export type AssetFormat = (typeof FORMATS)[number];

const whole = { type: GraphQLInt };
const mandatory = { type: new GraphQLNonNull(GraphQLInt) };

/** The argument of a query, as AEM documents it. */
export const assetTransform = new GraphQLInputObjectType({
  name: 'AssetTransform',
  fields: {
    format: { type: new GraphQLNonNull(enumeration('AssetTransformFormat', FORMATS)) },
    seoName: { type: GraphQLString },
    crop: {
      type: new GraphQLInputObjectType({
        name: 'AssetTransformFrame',
        fields: { xOrigin: mandatory, yOrigin: mandatory, width: whole, height: whole },
      }),
    },
    size: {
      type: new GraphQLInputObjectType({
        name: 'AssetTransformDimension',
        fields: { width: whole, height: whole },
      }),
    },
    rotation: { type: enumeration('AssetTransformRotation', ['R90', 'R180', 'R270']) },
    flip: { type: enumeration('AssetTransformFlip', ['HORIZONTAL', 'VERTICAL', 'HORIZONTAL_AND_VERTICAL']) },
    quality: whole,
    width: whole,
    preferWebp: { type: GraphQLBoolean, defaultValue: false },
  },
});
