import type { ReactNode } from 'react';
import type { FilterListConfig } from './FilterListConfig';

/** What a feature needs to provide for its results where scripts draw them (`#site/search/result-provider`). */
export interface ResultProviderProps {
  config: FilterListConfig;
  children: ReactNode;
}
