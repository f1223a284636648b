import type { Value } from '../Resource';

/** The roots of a blueprint's tree and of its copy's. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Converts a blueprint's paths to its copy's: whole values, and links in HTML. */
export function followPaths(moves: readonly Move[]): (value: Value) => Value {
  if (moves.length === 0) return (value) => value;
  const to = new Map(moves.map((move) => [move.from, move.to]));
  const sources = moves.map(({ from }) => from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const places = new RegExp(`(^|["'])(${sources})(?=$|[/.?#"'])`, 'g');
  const follow = (text: string) =>
    text.includes('/content/')
      ? text.replace(places, (_, before: string, from: string) => before + (to.get(from) ?? from))
      : text;
  return (value) => {
    if (typeof value === 'string') return follow(value);
    return Array.isArray(value)
      ? value.map((each) => (typeof each === 'string' ? follow(each) : each))
      : value;
  };
}
