import { numberFormat } from '#number-format';
import { createContext, useContext } from 'react';
import type { Asked, SearchAnswer } from '../../../../../../shared/search/search-answer';
import type { Chosen } from './facets/chosen';
import type { FilterListConfig } from './FilterListConfig';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** What every part of the list works with. */
export interface List {
  readonly config: FilterListConfig;
  readonly texts: FilterListTexts;
  /** As it is shown; `asked` may be ahead of it. */
  readonly answer: SearchAnswer;
  readonly asked: Asked;
  /** What narrows the list down. */
  readonly chosen: readonly Chosen[];
  addressOf(asked: Asked): string;
  choose(asked: Asked): void;
}

const ListContext = createContext<List | undefined>(undefined);
export const ListProvider = ListContext.Provider;

/** Only the list's own view draws its parts: a check here would cost every visitor its message. */
export const useList = (): List => useContext(ListContext)!;

/** A number as the reader writes it. */
export function useNumber(): (value: number) => string {
  const { language } = useList().config;
  return (value) => numberFormat(language).format(value);
}
