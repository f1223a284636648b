import { HttpError } from '../../../core/server/http/http-error';
import type { Flip, Turn } from '../../../core/server/coreimg/Renditions';
import type { Rectangle, Size } from '../../../../shared/models/crop';
import type { AssetTransform } from '../schema/AssetTransform';

/*
 * What is done to a picture, in this order, and how its address says so: `crop=10,20,50,45` (left, top, width and height in
 * pixels of the upright original), `rotate=90` (clockwise), `flip=h`, `v` or `hv`, `width` and `height` (pixels that the result
 * has at most). AEM has the same commands at the same address.
 */

/** What an address asks for. */
export interface Transformation {
  readonly crop?: Rectangle | undefined;
  readonly turn?: Turn | undefined;
  readonly flip?: Flip | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly quality?: number | undefined;
}

const TURNS: Readonly<Record<string, Turn>> = { R90: 90, R180: 180, R270: 270 };
const FLIPS: Readonly<Record<string, Flip>> = {
  HORIZONTAL: 'h',
  VERTICAL: 'v',
  HORIZONTAL_AND_VERTICAL: 'hv',
};

/** The commands of a query's wishes, in the order of the address. */
export function commandsOf(transform: AssetTransform): [name: string, value: string][] {
  const { crop, size, rotation, flip, quality, width, preferWebp } = transform;
  const frame = crop && sidesOf(crop);
  const box = size && sidesOf(size);
  const commands = {
    crop: crop && frame && [crop.xOrigin, crop.yOrigin, frame.width, frame.height].join(','),
    rotate: rotation && TURNS[rotation],
    flip: flip && FLIPS[flip],
    quality,
    width: box?.width ?? width,
    height: box?.height,
    preferwebp: preferWebp || undefined,
  };
  return Object.entries(commands).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
}

/** AEM: if one side is missing, the other is used for both. */
function sidesOf({ width, height }: Partial<Record<keyof Size, number | null>>): Size {
  const known = width ?? height ?? 0;
  return { width: width ?? known, height: height ?? known };
}

/** @throws HttpError 400 that says which command is wrong, and what would be right */
export function readCommands(query: Readonly<Record<string, unknown>>): Transformation {
  const { crop, rotate, flip, width, height, quality } = query;
  return {
    crop: crop === undefined ? undefined : cropIn(crop),
    turn: rotate === undefined ? undefined : oneOf('rotate', rotate, Object.values(TURNS)),
    flip: flip === undefined ? undefined : oneOf('flip', flip, Object.values(FLIPS)),
    width: wholeIn('width', width),
    height: wholeIn('height', height),
    quality: wholeIn('quality', quality, 100),
  };
}

function cropIn(given: unknown): Rectangle {
  const numbers = String(given).split(',');
  const [left = -1, top = -1, width = 0, height = 0] = numbers.map((each) =>
    /^\d{1,6}$/.test(each) ? Number(each) : -1,
  );
  if (numbers.length !== 4 || left < 0 || top < 0 || width < 1 || height < 1)
    throw new HttpError(400, 'crop is left, top, width and height in pixels, such as 10,20,50,45');
  return { left, top, width, height };
}

function oneOf<T extends string | number>(name: string, given: unknown, all: readonly T[]): T {
  const found = all.find((each) => String(each) === given);
  if (found === undefined) throw new HttpError(400, `${name} is ${all.join(', ')}`);
  return found;
}

function wholeIn(name: string, given: unknown, most = Infinity): number | undefined {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new HttpError(400, `${name} is a whole number from 1${most === Infinity ? '' : ` to ${most}`}`);
  return number;
}

/**
 * The part of a crop that the picture has: a query has one crop for all its pictures.
 *
 * @throws HttpError 400 if it has none of it
 */
export function cropWithin({ left, top, width, height }: Rectangle, size: Size): Rectangle {
  if (left >= size.width || top >= size.height)
    throw new HttpError(400, `crop is outside the picture, which is ${size.width} by ${size.height} pixels`);
  return {
    left,
    top,
    width: Math.min(width, size.width - left),
    height: Math.min(height, size.height - top),
  };
}
