import { z } from 'zod';
import type { PictureModel } from '../../../../../shared/models/Picture.model';
import { text } from '../../../../../shared/models/schema';

/** An area of an image map, as exported by Core Components. */
export const areaModel = z.object({
  shape: z.string(),
  /** In pixels of the original: `left,top,right,bottom`, `x,y,radius`, or the corners of a polygon. */
  coordinates: text(),
  /** The same as fractions of width and height; the radius is a fraction of the width. */
  relativeCoordinates: text(),
  href: z.string(),
  target: text(),
  alt: text(),
});

/** The area's outline in pixels of the original, as an SVG shape. */
export type Outline =
  | { shape: 'rect'; x: number; y: number; width: number; height: number }
  | { shape: 'circle'; cx: number; cy: number; r: number }
  | { shape: 'polygon'; points: string };

/** The middle of an outline, where its marker is drawn. */
export function middleOf(outline: Outline): [x: number, y: number] {
  if (outline.shape === 'rect') return [outline.x + outline.width / 2, outline.y + outline.height / 2];
  if (outline.shape === 'circle') return [outline.cx, outline.cy];
  const at = outline.points.split(' ').map(Number);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(at.filter((_, i) => i % 2 === 0)), mean(at.filter((_, i) => i % 2 === 1))];
}

type Size = Pick<PictureModel, 'width' | 'height'>;

/** @returns undefined for an area without an extent, or if the picture's size is unknown */
export function outlineOf(area: z.output<typeof areaModel>, picture: Size | undefined): Outline | undefined {
  const { width, height } = picture ?? {};
  if (!width || !height) return undefined;
  if (area.shape === 'default') return { shape: 'rect', x: 0, y: 0, width, height };
  const shares = numbers(area.relativeCoordinates);
  const at = shares?.map((share, i) => share * (i % 2 ? height : width)) ?? numbers(area.coordinates) ?? [];
  if (/^circ/.test(area.shape)) return circle(at);
  return /^poly/.test(area.shape) ? polygon(at) : rectangle(at);
}

function rectangle([left, top, right, bottom, ...rest]: number[]): Outline | undefined {
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    return undefined;
  if (rest.length > 0) return undefined;
  const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)];
  if (width === 0 || height === 0) return undefined;
  return { shape: 'rect', x: Math.min(left, right), y: Math.min(top, bottom), width, height };
}

const circle = ([cx, cy, r]: number[]): Outline | undefined =>
  cx === undefined || cy === undefined || !r ? undefined : { shape: 'circle', cx, cy, r: Math.abs(r) };

const polygon = (at: number[]): Outline | undefined =>
  at.length >= 6 && at.length % 2 === 0 ? { shape: 'polygon', points: at.join(' ') } : undefined;

function numbers(list: string | undefined): number[] | undefined {
  const found = list?.split(',').map((part) => (part.trim() ? Number(part) : NaN));
  return found?.every(Number.isFinite) ? found : undefined;
}
