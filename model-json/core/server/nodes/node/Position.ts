import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** Where a node is in the feed of its author. */
export interface Position {
  readonly feed: string;
  readonly at: number;
  /** The content version, the same on each node with the same content; null if changes have been left out. */
  readonly version: string | null;
}

const schema: z.ZodType<Position> = z.object({
  feed: z.string(),
  at: z.number(),
  version: z.string().nullable(),
});

/** A hidden file in the tree, written in the same atomic change as the content. */
export const positionFile = (tree: string): string => join(tree, '.position.json');

/** The position of a tree; undefined if it has none: it is empty, or was not filled by an author. */
export function readPosition(tree: string): Position | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(positionFile(tree), 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError)
      return undefined;
    throw error;
  }
}
