import type { ReactNode } from 'react';
import { layOut, type BookPage as Page } from './book';
import { BookPage } from './pages/BookPage';
import { pageId, pageTitle } from './pages/page-names';
import { CatalogueBar } from './CatalogueBar';
import type { CatalogueReaderModel } from './CatalogueReader.model';
import { spreadsOf } from './spreads';
import { useWords } from '../words';

/**
 * The catalogue as a book with pages to turn: two side by side if there is space. The pages are HTML; without scripts they are
 * one below the other, and links lead from page to page.
 */
export function CatalogueReader(model: CatalogueReaderModel): ReactNode {
  const { catalogueReader: words, documentSheet } = useWords();
  const { id, chapters, download } = model;
  if (chapters.length === 0) return null;
  const { pages, contents } = layOut(model, documentSheet.indexOfNumbers);
  const endId = `${id ?? 'catalogue'}-end`;
  return (
    <section
      className="cmp-cataloguereader full-bleed"
      id={id}
      aria-label={words.pages}
      data-island="cataloguereader"
      data-count={pages.length}
    >
      <a className="skip-link" href={`#${endId}`}>
        {words.skip}
      </a>
      <CatalogueBar count={pages.length} contents={contents} download={download} />
      <div className="cmp-cataloguereader__strip">
        {spreadsOf(pages.length).map((numbers) => (
          <div className="cmp-cataloguereader__spread" key={numbers[0]}>
            {numbers.map((number) => {
              const page = pages[number - 1];
              return (
                page && (
                  <div
                    className={`cmp-cataloguereader__page${isDark(page) ? ' cmp-cataloguereader__page--dark' : ''}`}
                    key={number}
                    id={pageId(number)}
                    role="group"
                    tabIndex={-1}
                    aria-label={words.goTo(number, pageTitle(page, documentSheet, model))}
                    data-side={number % 2 === 0 ? 'left' : 'right'}
                  >
                    <BookPage page={page} number={number} model={model} />
                  </div>
                )
              );
            })}
          </div>
        ))}
      </div>
      <p className="cmp-cataloguereader__status visually-hidden" role="status" />
      <span id={endId} tabIndex={-1} />
    </section>
  );
}

/** Covers and chapter openings have the brand's background. */
const isDark = ({ kind }: Page): boolean => kind === 'cover' || kind === 'chapter' || kind === 'back';
