import type { AnswerKeeper } from '../pages/Answers';
import type { Begun, Searched } from '../../../programs/messages';
import type { QueryLog } from '../../../features/search/report/QueryLog';

/**
 * Marks an answer of a drawer that the front may keep, and says which names in a query would make another of it. Visitors do
 * not see it.
 */
export const KEPT = 'x-kept-by-front';

/** What the program in front of an instance does for it. */
export interface BehindFront {
  readonly answers: AnswerKeeper;
  readonly queries: Pick<QueryLog, 'dir' | 'add' | 'flush'>;
  /** Work on a request begins, by its id. */
  begin(id: string): void;
}

/** Leaves to the front what outlives a drawer: answers are marked, queries and beginnings told. */
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
  begin: (id) => tell({ type: 'begun', id }),
});
