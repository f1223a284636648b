import { isNode, type NodeJson } from '../node-json';
import type { Value } from '../Resource';

type Member = Value | NodeJson | undefined;

/** One place where two versions of a file differ. */
export interface Difference {
  /** JSON pointer. */
  readonly where: string;
  readonly ours: Member;
  readonly theirs: Member;
}

/** The differences between two nodes, down to properties; a missing node is one difference. */
export function differencesOf(ours: Member, theirs: Member, where = ''): Difference[] {
  if (isNode(ours) && isNode(theirs)) {
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    return [...names].flatMap((name) =>
      differencesOf(ours[name], theirs[name], `${where}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    );
  }
  return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ where: where || '/', ours, theirs }];
}

const MAX_LENGTH = 100;

/** A value on one line, truncated if it is long. */
export function shown(member: Member): string {
  if (member === undefined) return 'nothing';
  const text = JSON.stringify(member);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
