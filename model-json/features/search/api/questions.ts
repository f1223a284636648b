/* What a feature needs to query the search. */

export { LIMITS } from '../engine/limits';
export { QueryError } from '../engine/QueryError';
export type { Asking, FilledComponent, ResultsComponent } from '../SearchSource';
export type { Question } from '../server/read-address';
