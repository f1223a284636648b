import { z } from 'zod';
import { listPages } from '../../../core/kit/paging/list-pages.model';
import { address, count, flag, link, listOf, text } from '../../../../../shared/models/schema';

/** What a list is narrowed down to; without a title the value is a word that the view knows. */
const option = z.object({ value: z.string(), title: text(), selected: flag() });

const document = z.object({
  /** `data-sheet`, `manual`, `catalogue`. */
  type: z.string(),
  title: z.string(),
  kind: text(),
  /** BCP 47. */
  language: text(),
  revision: text(),
  /** ISO day. */
  date: text(),
  url: address(),
  /** The page that it is of. */
  pageUrl: address(),
  extension: text(),
  /** 0 as long as nobody has drawn it. */
  bytes: count(),
  /** Hexadecimal. */
  sha256: text(),
});

export const documentListModel = z.object({
  id: text(),
  /** Where the form leads: the page that it stands on. */
  action: text(),
  /** The list without any filter; absent where there is none. */
  reset: link(),
  words: text(),
  ...listPages,
  type: listOf(option),
  family: listOf(option),
  language: listOf(option),
  revision: listOf(option),
  documents: listOf(document),
});

export type DocumentListModel = z.output<typeof documentListModel>;
export type DocumentModel = DocumentListModel['documents'][number];
