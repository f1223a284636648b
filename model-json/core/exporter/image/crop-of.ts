import {
  CROP_RATIOS,
  cropPixels,
  readCrops,
  type CropRatio,
  type Rectangle,
} from '../../../../shared/models/crop';
import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { appliedCssClassNames } from '../policies/applied-styles';
import { metadata } from '../shared/assets';
import { integer, text, texts } from '../shared/properties';

/**
 * The part of an asset that a component shows: that which was chosen for the ratio of the component's style or of its
 * frame, in pixels of the upright picture. Undefined without one, and for components with a focal point of their own, which
 * then decides, or with areas, which are drawn on the whole picture.
 *
 * @param frame the ratio in which pictures are shown there unless a style says otherwise
 */
export function cropOf(
  component: Resource,
  asset: Resource | undefined,
  context: ExportContext,
  frame?: CropRatio,
): Rectangle | undefined {
  if (!asset || text(component.properties, 'focalPoint') || text(component.properties, 'imageMap'))
    return undefined;
  const ratio = ratioOf(component, context) ?? frame;
  return ratio && cropsOf(asset).get(ratio);
}

/** The crop of an asset that a word in an address names. */
export const cropNamed = (asset: Resource | undefined, address: string): Rectangle | undefined =>
  asset && [...cropsOf(asset).values()].find((crop) => address.endsWith(`-${cropName(crop)}`));

/** The crops that were chosen for an asset, in pixels. */
function cropsOf(asset: Resource): ReadonlyMap<CropRatio, Rectangle> {
  const properties = metadata(asset);
  const [width, height] = [integer(properties, 'tiff:ImageWidth'), integer(properties, 'tiff:ImageLength')];
  if (!width || !height) return new Map();
  const crops = readCrops(texts(properties, 'crops') ?? []);
  return new Map([...crops].map(([ratio, crop]) => [ratio, cropPixels(ratio, crop, { width, height })]));
}

/** The ratio that a component's style crops to: that of its class `…--ratio-16-9`. */
function ratioOf(component: Resource, context: ExportContext): CropRatio | undefined {
  const classes = appliedCssClassNames(component, context) ?? '';
  const [, width, height] = /--ratio-(\d+)-(\d+)(?:\s|$)/.exec(classes) ?? [];
  return CROP_RATIOS.find((ratio) => ratio === `${width}:${height}`);
}

/** A word for the address of a cropped picture, so that another crop has another address. */
export const cropName = ({ left, top, width, height }: Rectangle): string =>
  `crop-${[left, top, width, height].join('-')}`;
