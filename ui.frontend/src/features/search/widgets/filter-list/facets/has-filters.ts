import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import type { Chosen } from './chosen';

/** This few results are seen at a glance: filters and an order would take more space than they do. */
const FEW = 3;

/** Whether there is a form with filters: something to choose besides the kind, which is chosen above the results. */
export function hasFilters(answer: SearchAnswer, asked: Asked, chosen: readonly Chosen[]): boolean {
  const isOfNoUse = answer.total === 0 || (!asked.q && answer.total <= FEW);
  const choices = Object.keys({ ...answer.facets, ...answer.ranges });
  return choices.some((name) => name !== 'kind') && (chosen.length > 0 || !isOfNoUse);
}
