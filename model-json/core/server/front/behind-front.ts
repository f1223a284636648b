import type { AnswerKeeper } from '../pages/Answers';
import type { Begun, Searched } from '../processes/messages';
import type { PostCounter } from '../security/PostCounts';
import type { QueryCounter } from '../processes/QueryCounter';

/**
 * Marks an answer of a drawer that the front may keep, and says which names in a query would make another of it. Visitors do
 * not see it.
 */
export const KEPT = 'x-kept-by-front';

/** Says how much the client of a post has posted lately: drawers each see only some of it. */
export const POSTED = 'x-posted-to-front';

/** What the program in front of an instance does for it. */
export interface BehindFront {
  readonly answers: AnswerKeeper;
  readonly queries: QueryCounter;
  readonly posts: PostCounter;
  /** Work on a request begins, by its id. */
  begin(id: string): void;
}

/** Leaves to the front what outlives a drawer, or concerns all: answers are marked, queries and beginnings told. */
export const behindFront = (tell: (message: Begun | Searched) => void): BehindFront => ({
  answers: {
    keep: (_request, reply, { names }) => void reply.header(KEPT, [...names].join(' ')),
    give: () => false,
  },
  queries: {
    dir: '',
    add: (...query) => tell({ type: 'searched', query }),
    flush: () => Promise.resolve(),
  },
  posts: { count: ({ headers }) => Number(headers[POSTED]) },
  begin: (id) => tell({ type: 'begun', id }),
});
