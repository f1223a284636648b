import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
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

/** Sides beyond these are mistakes. */
const MOST = 100_000;

/**
 * Checks what the types of the schema cannot say.
 *
 * @throws GraphQLError that names the field, its value and what would be right
 */
export function checkedTransform(transform: AssetTransform | null | undefined): AssetTransform | undefined {
  if (!transform) return undefined;
  const { crop, size, quality, width } = transform;
  between('crop.xOrigin', crop?.xOrigin, 0, MOST);
  between('crop.yOrigin', crop?.yOrigin, 0, MOST);
  for (const [name, sides] of [
    ['crop', crop],
    ['size', size],
  ] as const) {
    // prettier-ignore
    if (!sides) continue;
    between(`${name}.width`, sides.width, 1, MOST);
    between(`${name}.height`, sides.height, 1, MOST);
    if ((sides.width ?? sides.height ?? undefined) === undefined)
      throw new GraphQLError(`_assetTransform.${name} has neither width nor height; give one or both`);
  }
  between('quality', quality, 1, 100);
  between('width', width, 1, MOST);
  return transform;
}

function between(name: string, value: number | null | undefined, least: number, most: number): void {
  if (value === null || value === undefined || (value >= least && value <= most)) return;
  throw new GraphQLError(
    `_assetTransform.${name} is ${value}; it is a whole number from ${least} to ${most}`,
  );
}
