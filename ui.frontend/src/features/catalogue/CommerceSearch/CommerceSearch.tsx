import { useId, type ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { useRendering } from '../../../core/kit/rendering';
import { ProductCards } from '../kit/cards/ProductCards';
import { ProductCount } from '../ProductList/ProductCount';
import { ListPages } from '../../../core/kit/paging/ListPages';
import type { CommerceSearchModel } from './CommerceSearch.model';
import { SearchFamilies } from './SearchFamilies';
import { filterListTexts } from '../../search/api/words';
import { useWords } from '../words';

/**
 * Product search as a plain form: it is submitted to its own page, so that the results have an address to share and
 * bookmark.
 */
export function CommerceSearch(model: CommerceSearchModel): ReactNode {
  const { id, action, query, families } = model;
  const messages = useWords();
  const inputId = useId();
  return (
    <div className="cmp-commercesearch" id={id}>
      <form className="cmp-commercesearch__form" role="search" method="get" action={action}>
        <label className="cmp-commercesearch__label" htmlFor={inputId}>
          {messages.searchProducts}
        </label>
        <div className="cmp-commercesearch__field">
          <input
            className="cmp-commercesearch__input"
            id={inputId}
            type="search"
            name="search_query"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <button type="submit" className="cmp-commercesearch__submit">
            {messages.findProducts}
          </button>
        </div>
        <SearchFamilies families={families} />
      </form>
      {query && <Results {...model} query={query} />}
    </div>
  );
}

function Results({ query, products, total, ...range }: CommerceSearchModel & { query: string }): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  if (total === undefined) return <p role="status">{filterListTexts(language).unavailable}</p>;
  return (
    <section className="cmp-commercesearch__results">
      <Heading className="cmp-commercesearch__title">{messages.foundFor(query)}</Heading>
      {products.length === 0 ? (
        <div className="cmp-commercesearch__nothing">
          <p>{messages.nothingFound(query)}</p>
          <p>{messages.nothingFoundAdvice}</p>
        </div>
      ) : (
        <>
          <p className="cmp-commercesearch__count">
            <ProductCount {...range} total={total} />
          </p>
          <ProductCards products={products} />
          <ListPages pages={range.pages} label={messages.pagesOfProducts} />
        </>
      )}
    </section>
  );
}
