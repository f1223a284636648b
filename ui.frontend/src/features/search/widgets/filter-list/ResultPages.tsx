import type { ReactNode } from 'react';
import { ProductPages } from '../../../catalogue/kit/cards/ProductPages';
import { useList } from './list-context';

/** The way to the other pages of results. */
export function ResultPages(): ReactNode {
  const { answer, asked, texts, addressOf } = useList();
  if (answer.pages < 2) return null;
  const pages = Array.from({ length: answer.pages }, (_, index) => ({
    number: index + 1,
    current: index + 1 === answer.asked.page,
    link: { valid: true, url: addressOf({ ...asked, page: index + 1 }) },
  }));
  return <ProductPages pages={pages} label={texts.pagesOfResults} />;
}
