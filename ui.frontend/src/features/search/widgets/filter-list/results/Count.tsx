import type { ReactNode } from 'react';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList, useNumber } from '../list-context';
import { resultCount } from './result-count';

/** `97 to 108 of 200 results`; counts the results without a condition if one had to be dropped. */
export function Count(): ReactNode {
  const { answer, texts } = useList();
  const number = useNumber();
  const { page, size } = answer.asked;
  const { total, pages } = answer;
  if (pages < 2) return resultCount(answer.relaxed?.total ?? total, texts, number);
  const first = (page - 1) * size + 1;
  return fill(texts.shownResults, number(first), number(Math.min(total, first + size - 1)), number(total));
}
