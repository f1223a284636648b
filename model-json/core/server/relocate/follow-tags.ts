import { tagIdOf } from '../../../../shared/addresses/tags';
import type { Move } from '../../repository/derived/follow-paths';
import { isWithin } from '../../repository/path';
import type { Value } from '../../repository/Resource';

/** Converts the ids of moved tags, and of tags below them: values as a whole, and in lists, each once. */
export function followTags(moves: readonly Move[]): (value: Value) => Value {
  const ids = moves.flatMap(({ from, to }) => {
    const [before, after] = [tagIdOf(from), tagIdOf(to)];
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  if (ids.length === 0) return (value) => value;
  const follow = (text: string): string => {
    const move = ids.find(({ before }) => isTagWithin(text, before));
    return move ? move.after + text.slice(move.before.length) : text;
  };
  return (value) => {
    if (typeof value === 'string') return follow(value);
    if (!Array.isArray(value)) return value;
    const followed = value.map((each) => (typeof each === 'string' ? follow(each) : each));
    return followed.some((each, i) => each !== value[i]) ? [...new Set(followed)] : value;
  };
}

/** Takes the ids of tags, and of tags below them, out of values; undefined if nothing is left. */
export function withoutTags(paths: readonly string[]): (value: Value) => Value | undefined {
  const ids = paths.flatMap((path) => tagIdOf(path) ?? []);
  const isGone = (value: unknown) => typeof value === 'string' && ids.some((id) => isTagWithin(value, id));
  return (value) => {
    if (!Array.isArray(value)) return isGone(value) ? undefined : value;
    const left = value.filter((each) => !isGone(each));
    if (left.length === value.length) return value;
    return left.length > 0 ? left : undefined;
  };
}

/** Whether an id is that of a tag or of one below it. A namespace, `mysite:`, contains all of its tags. */
const isTagWithin = (id: string, tag: string): boolean =>
  tag.endsWith(':') ? id.startsWith(tag) : isWithin(id, tag);
