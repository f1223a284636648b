import { nameOf, parentOf } from '../../repository/path';
import { HttpError } from '../http/http-error';
import type { Post } from './Post';

/**
 * Moves a node to the position in `:order` among its siblings: `first`, `last`, `before x`, `after x` or a number from
 * 0.
 */
export function orderNode({ draft, parameters, changes }: Post, path: string): void {
  const command = parameters.get(':order');
  if (!command) return;
  const siblings = draft.childNames(parentOf(path));
  const name = nameOf(path);
  const next = siblings[placeOf(command, siblings, name)];
  // Before itself: Sling reports the order, but nothing moves.
  if (next !== name) draft.order(path, next);
  changes.push({ type: 'ordered', argument: next === undefined ? [path] : [path, next] });
}

/** The index of the sibling, possibly the node itself, that the node is put before. */
function placeOf(command: string, siblings: readonly string[], name: string): number {
  // A page's content comes before its child pages, whatever their order.
  const first = siblings[0] === 'jcr:content' && name !== 'jcr:content' ? 1 : 0;
  if (command === 'first') return first;
  if (command === 'last') return siblings.length;
  if (/^-?\d{1,6}$/.test(command)) {
    const place = Number(command);
    if (place < 0) return siblings.length;
    // A number counts the other siblings.
    const own = siblings.indexOf(name);
    return Math.max(place + (own <= place ? 1 : 0), first);
  }
  const [, side, sibling = ''] = /^(before|after) (.+)$/.exec(command) ?? [];
  if (side === undefined)
    throw new HttpError(
      422,
      `:order=${command} is unknown; use first, last, before <name>, after <name> or a number`,
    );
  const at = siblings.indexOf(sibling);
  if (at < 0)
    throw new HttpError(422, `:order=${command}: the node has no sibling ${JSON.stringify(sibling)}`);
  return side === 'before' ? at : at + 1;
}
