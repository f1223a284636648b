import type { BookPage } from '../book';
import type { CatalogueReaderModel } from '../CatalogueReader.model';
import type { Words } from '../../words';

/** The anchor of a page, as in the address of a PDF. */
export const pageId = (page: number): string => `page=${page}`;

/** The accessible name of a page. */
export function pageTitle(
  page: BookPage,
  words: Words['documentSheet'],
  model: CatalogueReaderModel,
): string {
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

/** The year of a catalogue; empty if its date is unknown. */
export const yearOf = ({ modified }: Pick<CatalogueReaderModel, 'modified'>): string =>
  modified?.slice(0, 4) ?? '';
