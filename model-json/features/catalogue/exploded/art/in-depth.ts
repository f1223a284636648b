import type { Bounds } from '../../cad/shapes/bounds';
import { nearness } from './project';

/** Something with its place in space. */
export interface Deep {
  readonly bounds: Bounds;
}

/** Millimetres by which neighbours may reach into each other. */
const TOUCH = 0.5;

/**
 * Far things first. Two blocks that one of the planes along the axes keeps apart have a certain order; the others, which reach
 * into each other, go by their middles.
 */
export function inDepth<T extends Deep>(things: readonly T[]): T[] {
  const left = [...things].sort((one, two) => middleOf(one) - middleOf(two));
  const waiting = left.map((each) => left.filter((other) => other !== each && isBehind(other, each)).length);
  const sorted: T[] = [];
  const isDone = new Set<T>();
  while (sorted.length < left.length) {
    const ready = left.findIndex((each, index) => !isDone.has(each) && waiting[index] === 0);
    const next = ready < 0 ? left.findIndex((each) => !isDone.has(each)) : ready;
    const thing = left[next];
    if (!thing) break;
    sorted.push(thing);
    isDone.add(thing);
    left.forEach((each, index) => {
      if (each !== thing && isBehind(thing, each)) waiting[index] = (waiting[index] ?? 0) - 1;
    });
  }
  return sorted;
}

const middleOf = ({ bounds: { from, to } }: Deep): number => (nearness(from) + nearness(to)) / 2;

/** Whether one is certainly behind another; never both ways. */
const isBehind = (one: Deep, two: Deep): boolean => isBefore(one, two) && !isBefore(two, one);

const isBefore = ({ bounds: one }: Deep, { bounds: two }: Deep): boolean =>
  one.to[0] <= two.from[0] + TOUCH || one.from[1] >= two.to[1] - TOUCH || one.to[2] <= two.from[2] + TOUCH;
