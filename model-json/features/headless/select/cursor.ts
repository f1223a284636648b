import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { SortKey } from './Order';

const schema = z.object({
  sort: z.string(),
  key: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/**
 * The place of a fragment in a sorted list. It names what the fragment is sorted by, not its number, so that nothing is
 * skipped or repeated when others come or go.
 */
export const cursorOf = (sort: string, key: SortKey): string =>
  Buffer.from(JSON.stringify({ sort, key })).toString('base64url');

/** @throws GraphQLError for a cursor of another list, or none at all */
export function keyOfCursor(cursor: string, sort: string, length: number): SortKey {
  const parsed = schema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data.key.length !== length)
    throw new GraphQLError(
      'after is no cursor of this list; send the endCursor of the page before, or nothing',
    );
  if (parsed.data.sort !== sort)
    throw new GraphQLError(
      `The cursor is of a list sorted by "${parsed.data.sort}"; send the same sort with it`,
    );
  return parsed.data.key;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
