/*
 * The part of a picture that is shown where a component shows it in a fixed ratio of width and height. Assets store one for
 * each ratio in the list `crops` of their metadata: `16:9=12.5,0,80`.
 */

/** The ratios to which components crop pictures: by a style with a class `…--ratio-16-9`, or always (teasers 3:2, cards 4:3). */
export const CROP_RATIOS = ['16:9', '3:2', '4:3', '1:1'] as const;
export type CropRatio = (typeof CROP_RATIOS)[number];

/** Per cent of the picture: its left and upper edge, of width and height, and its width. The ratio says its height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const STORED = new RegExp(`^(\\d+:\\d+)=${NUMBER},${NUMBER},${NUMBER}$`);

/** The crops in a list as assets store it; what is no crop is left out. */
export function readCrops(stored: readonly string[]): ReadonlyMap<CropRatio, Crop> {
  return new Map(
    stored.flatMap((text) => {
      const [, name, left, top, width] = STORED.exec(text) ?? [];
      const ratio = CROP_RATIOS.find((one) => one === name);
      if (ratio === undefined || !(Number(width) > 0)) return [];
      return [[ratio, { left: Number(left), top: Number(top), width: Number(width) }] as const];
    }),
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const writeCrops = (crops: ReadonlyMap<CropRatio, Crop>): string[] =>
  CROP_RATIOS.flatMap((ratio) => {
    const crop = crops.get(ratio);
    return crop ? [`${ratio}=${[crop.left, crop.top, crop.width].map(rounded).join(',')}`] : [];
  });

/** Width by height. */
export function ratioValue(ratio: CropRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** The share of a picture's width that the widest crop of a ratio has, in per cent. */
export const widestCrop = (ratio: CropRatio, { width, height }: Size): number =>
  Math.min(100, ((height * ratioValue(ratio)) / width) * 100);

/** The height of a crop in per cent of the picture's. */
export const cropHeight = (ratio: CropRatio, { width: share }: Crop, { width, height }: Size): number =>
  (share * width) / ratioValue(ratio) / height;

/** A crop moved and shrunk as little as possible so that it is within the picture. */
export function withinPicture(ratio: CropRatio, crop: Crop, size: Size): Crop {
  const width = Math.min(crop.width, widestCrop(ratio, size));
  const height = cropHeight(ratio, { ...crop, width }, size);
  const between = (at: number, most: number) => Math.min(Math.max(at, 0), Math.max(most, 0));
  return { width, left: between(crop.left, 100 - width), top: between(crop.top, 100 - height) };
}

/** A crop in whole pixels of a picture. */
export function cropPixels(ratio: CropRatio, crop: Crop, size: Size): Rectangle {
  const { left, top, width } = withinPicture(ratio, crop, size);
  const pixels = Math.max(1, Math.round((width / 100) * size.width));
  const height = Math.max(1, Math.min(size.height, Math.round(pixels / ratioValue(ratio))));
  return {
    width: pixels,
    height,
    left: Math.min(Math.round((left / 100) * size.width), size.width - pixels),
    top: Math.min(Math.round((top / 100) * size.height), size.height - height),
  };
}
