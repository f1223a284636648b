import type { ReactNode } from 'react';
import { ListPages } from '../../../../../core/kit/paging/ListPages';
import { useList } from '../list-context';

/** Links to the other pages of results. */
export function ResultPages(): ReactNode {
  const { answer, asked, texts, addressOf } = useList();
  if (answer.pages < 2) return null;
  const pages = Array.from({ length: answer.pages }, (_, index) => ({
    number: index + 1,
    current: index + 1 === answer.asked.page,
    link: { valid: true, url: addressOf({ ...asked, page: index + 1 }) },
  }));
  return <ListPages pages={pages} label={texts.pagesOfResults} />;
}
