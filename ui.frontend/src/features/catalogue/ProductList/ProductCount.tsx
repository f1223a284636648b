import type { ReactNode } from 'react';
import type { ListPagesModel } from '../../../core/kit/paging/list-pages.model';
import { useRendering } from '../../../core/kit/rendering';
import { useWords } from '../words';

/** How many products there are, and which of them are shown. */
export function ProductCount({ total, first, last, pages }: ListPagesModel): ReactNode {
  const messages = useWords();
  const number = new Intl.NumberFormat(useRendering().language);
  return pages.length === 0
    ? messages.productCount(number.format(total), total === 1)
    : messages.productRange(number.format(first), number.format(last), number.format(total));
}
