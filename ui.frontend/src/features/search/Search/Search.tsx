import { useId, type ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import type { SearchModel } from './Search.model';
import { SearchResults } from './SearchResults';
import { useWords } from '../words';

/**
 * Search over the pages below a root. Without scripts it is a form that leads to a page of results; the island turns it into a
 * combobox that shows results while a visitor types.
 */
export function Search(model: SearchModel): ReactNode {
  const { id, resultsSize, searchTermMinimumLength, action, term } = model;
  const messages = useWords();
  const inputId = useId();
  return (
    <div
      className="cmp-search"
      id={id}
      role="search"
      data-island="search"
      data-island-when="interaction"
      data-min-length={searchTermMinimumLength}
      data-results-size={resultsSize}
      data-text-one={messages.oneResult}
      data-text-many={messages.manyResults}
      data-text-none={messages.noResults}
      data-text-failed={messages.searchFailed}
    >
      <form className="cmp-search__form" method="get" action={action}>
        <label className="cmp-search__input-label" htmlFor={inputId}>
          {messages.searchLabel}
        </label>
        <Field inputId={inputId} term={term} />
        <p className="cmp-search__info" role="status" />
      </form>
      {term !== undefined && <SearchResults {...model} />}
    </div>
  );
}

/** The input, with its buttons and the list of results. */
function Field({ inputId, term }: Pick<SearchModel, 'term'> & { inputId: string }): ReactNode {
  const messages = useWords();
  const resultsId = useId();
  return (
    <div className="cmp-search__field">
      <Magnifier />
      <input
        className="cmp-search__input"
        id={inputId}
        type="search"
        name="fulltext"
        defaultValue={term}
        autoComplete="off"
        maxLength={100}
        required
      />
      <button
        type="button"
        className="cmp-search__clear"
        aria-label={messages.clearSearch}
        data-needs-script
        hidden={!term}
      >
        <Icon name="close" size={20} />
      </button>
      <button type="submit" className="cmp-search__submit">
        {messages.search}
      </button>
      <div
        className="cmp-search__results"
        id={resultsId}
        role="listbox"
        data-picked-class="cmp-search__item--is-focused"
        aria-label={messages.searchResults}
        hidden
      />
    </div>
  );
}

function Magnifier(): ReactNode {
  return (
    <svg
      className="cmp-search__icon"
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
      focusable="false"
    >
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.25 15.25 20.5 20.5" />
    </svg>
  );
}
