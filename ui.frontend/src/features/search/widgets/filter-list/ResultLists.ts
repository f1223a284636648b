import type { ComponentType } from 'react';
import type { Asked, SearchItem } from '../../../../../../shared/search/search-answer';

export interface ResultListProps {
  /** All of one type. */
  items: readonly SearchItem[];
  view: Asked['view'];
}

/** Components for types of results that need more than a row with a title. Features add theirs (`#site/search/result-lists`). */
export type ResultLists = Readonly<Record<string, ComponentType<ResultListProps>>>;
