import type { ReactNode } from 'react';
import type { BookPage as Page } from '../book';
import type { CatalogueReaderModel } from '../CatalogueReader.model';
import { ChapterPage } from './ChapterPage';
import { ContentsPage } from './ContentsPage';
import { BackPage, CoverPage } from './CoverPage';
import { IndexPage } from './IndexPage';
import { ProductsPage } from './ProductsPage';

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
