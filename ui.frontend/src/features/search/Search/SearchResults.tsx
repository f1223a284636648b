import type { ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import type { SearchModel } from './Search.model';
import { useWords } from '../words';

/** The results, on the form's target page. */
export function SearchResults({ results, isAway, moreUrl }: SearchModel): ReactNode {
  const messages = useWords();
  if (isAway) return <Heading className="cmp-search__page-title">{messages.searchFailed}</Heading>;
  const found = `${results.length}${moreUrl ? '+' : ''}`;
  return (
    <div className="cmp-search__page">
      <Heading className="cmp-search__page-title">
        {results.length === 0
          ? messages.noResults
          : results.length === 1
            ? messages.oneResult
            : messages.manyResults.replace('{0}', found)}
      </Heading>
      <ul className="cmp-search__page-results" role="list">
        {results.map(({ url, title, description }) => (
          <li className="cmp-search__page-result" key={url}>
            <a className="cmp-search__page-link" href={url}>
              {title ?? url}
            </a>
            {description && <span className="cmp-search__item-description">{description}</span>}
          </li>
        ))}
      </ul>
      {moreUrl && (
        <a className="cmp-search__more" href={moreUrl}>
          {messages.moreResults}
        </a>
      )}
    </div>
  );
}
