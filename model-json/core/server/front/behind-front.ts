import type { AnswerKeeper } from '../pages/AnswerKeeper';
import type { Begun, Searched } from '../processes/messages';
import type { PostCounter } from '../security/PostCounts';
import type { QueryCounter } from '../processes/QueryCounter';

/**
 * Marks an answer of a drawer that the front can cache, and lists the query parameters that change it. Not sent to
 * visitors.
 */
export const KEPT = 'x-kept-by-front';

/**
 * Whether the front compresses pages for this client, which has a dictionary: `yes` or `no`. Such pages are sent to the front
 * as they are.
 */
export const COMPRESSES = 'x-compressed-by-front';

/** The number of a client's recent posts, since each drawer sees only some of them. */
export const POSTED = 'x-posted-to-front';

/** Services of the program in front of an instance. */
export interface BehindFront {
  readonly answers: AnswerKeeper;
  readonly queries: QueryCounter;
  readonly posts: PostCounter;
  /** Reports that work on a request starts. */
  begin(id: string): void;
}

/**
 * Delegates to the front what must outlive a drawer or be shared: cacheable answers are marked, queries and started
 * requests reported.
 */
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
