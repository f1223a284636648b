import { numberFormat } from '#number-format';
import { createContext, useContext, type ReactNode } from 'react';
import type { Asked, SearchAnswer } from '../../../../../../shared/search/search-answer';
import type { Chosen } from './facets/chosen';
import type { FilterListConfig } from './FilterListConfig';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** The context of all parts of the list. */
export interface List {
  readonly config: FilterListConfig;
  readonly texts: FilterListTexts;
  /** The response as shown; `asked` may already be newer. */
  readonly answer: SearchAnswer;
  readonly asked: Asked;
  /** The current filters. */
  readonly chosen: readonly Chosen[];
  addressOf(asked: Asked): string;
  choose(change: (asked: Asked) => Asked): void;
  /** Opens the rest of a list, on phones: a `details` that holds nothing. */
  readonly fold?: ReactNode;
}

const ListContext = createContext<List | undefined>(undefined);
export const ListProvider = ListContext.Provider;

/** Only the list's own view renders its parts: a check here would add its message to every visitor's download. */
export const useList = (): List => useContext(ListContext)!;

/** Formats a number for the reader. */
export function useNumber(): (value: number) => string {
  const { language } = useList().config;
  return (value) => numberFormat(language).format(value);
}
