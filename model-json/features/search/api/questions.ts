/* What a feature needs to ask the search by itself. */

export { LIMITS } from '../engine/limits';
export { QueryError } from '../engine/QueryError';
export type { Asking, FilledComponent, ResultsComponent } from '../SearchSource';
export type { Question } from '../server/read-address';
