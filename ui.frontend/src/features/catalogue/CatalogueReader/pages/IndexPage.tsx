import type { ReactNode } from 'react';
import type { IndexLine } from '../book';
import { pageId } from './page-names';
import { Folio } from './Folio';
import { useWords } from '../../words';

/** Each order number with its page. */
export function IndexPage({ lines, number }: { lines: readonly IndexLine[]; number: number }): ReactNode {
  const { documentSheet } = useWords();
  return (
    <>
      <h2 className="cmp-cataloguereader__title cmp-cataloguereader__title--index">
        {documentSheet.indexOfNumbers}
      </h2>
      <ul className="cmp-cataloguereader__index" role="list">
        {lines.map(({ sku, name, page }) => (
          <li className="cmp-cataloguereader__number" key={sku}>
            <a href={`#${pageId(page)}`}>
              <b>{sku}</b> <span>{page}</span> <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <Folio number={number} />
    </>
  );
}
