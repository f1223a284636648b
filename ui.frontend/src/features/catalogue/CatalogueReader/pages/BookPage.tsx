import type { ReactNode } from 'react';
import type { BookPage as Page } from '../book';
import type { CatalogueReaderModel } from '../CatalogueReader.model';
import { ChapterPage } from './ChapterPage';
import { ContentsPage } from './ContentsPage';
import { BackPage, CoverPage } from './CoverPage';
import { IndexPage } from './IndexPage';
import { ProductsPage } from './ProductsPage';
import type { Words } from '../../words';

/** The anchor of a page, as in the address of a PDF. */
export const pageId = (page: number): string => `page=${page}`;

/** The accessible name of a page. */
export function pageTitle(page: Page, words: Words['documentSheet'], model: CatalogueReaderModel): string {
  switch (page.kind) {
    case 'cover':
      return words.catalogueOf(yearOf(model));
    case 'contents':
      return words.contents;
    case 'chapter':
      return page.chapter.name;
    case 'products':
      return page.parts.map(({ family }) => family.name).join(', ');
    case 'index':
      return words.indexOfNumbers;
    case 'back':
      return model.site ?? words.catalogueOf(yearOf(model));
  }
}

export const yearOf = ({ modified }: Pick<CatalogueReaderModel, 'modified'>): string =>
  modified?.slice(0, 4) ?? '';

export interface BookPageProps {
  page: Page;
  /** Counted from 1, the cover. */
  number: number;
  model: CatalogueReaderModel;
}

/** One page of the book. */
export function BookPage({ page, number, model }: BookPageProps): ReactNode {
  switch (page.kind) {
    case 'cover':
      return <CoverPage {...model} />;
    case 'back':
      return <BackPage {...model} />;
    case 'chapter':
      return <ChapterPage {...page} />;
    case 'contents':
      return <ContentsPage {...page} number={number} />;
    case 'products':
      return <ProductsPage {...page} number={number} />;
    case 'index':
      return <IndexPage {...page} number={number} />;
  }
}
