import type { ReactNode } from 'react';
import { ListPages } from '../../../core/kit/paging/ListPages';
import { useRendering } from '../../../core/kit/rendering';
import { DocumentFilters } from './DocumentFilters';
import type { DocumentListModel } from './DocumentList.model';
import { DocumentRow } from './DocumentRow';
import { useWords } from '../words';

/** All documents of the site with filters in the page's address: it works without scripts and can be shared. */
export function DocumentList(model: DocumentListModel): ReactNode {
  const { id, documents, total, first, last, pages } = model;
  const { documentList } = useWords();
  const { language } = useRendering();
  const number = (n: number) => new Intl.NumberFormat(language).format(n);
  return (
    <div className="cmp-documentlist" id={id}>
      {model.note ? <p>{model.note}</p> : <DocumentFilters {...model} />}
      <p className="cmp-documentlist__count">
        {pages.length > 0
          ? documentList.range(number(first), number(last), number(total))
          : documentList.count(number(total), total === 1)}
      </p>
      {documents.length === 0 ? (
        <p className="cmp-documentlist__none">{documentList.none}</p>
      ) : (
        <ul className="cmp-documentlist__documents" role="list">
          {documents.map((each, index) => (
            <li className="cmp-documentlist__document" key={each.url ?? index}>
              <DocumentRow {...each} />
            </li>
          ))}
        </ul>
      )}
      <ListPages pages={pages} label={documentList.pages} />
    </div>
  );
}
