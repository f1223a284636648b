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
  const name = nameOf(path);
  const siblings = draft.childNames(parentOf(path)).filter((sibling) => sibling !== name);
  const place = placeOf(command, siblings);
  // A page's content comes before its child pages, whatever their order.
  const before = siblings[place === 0 && siblings[0] === 'jcr:content' ? 1 : place];
  draft.order(path, before);
  changes.push({ type: 'ordered', argument: [path, before ?? ''] });
}

function placeOf(command: string, siblings: readonly string[]): number {
  if (command === 'first') return 0;
  if (command === 'last') return siblings.length;
  if (/^\d{1,6}$/.test(command)) return Math.min(Number(command), siblings.length);
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
