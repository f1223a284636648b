import { z } from 'zod';
import { listPages } from '../../../core/kit/paging/list-pages.model';
import { address, count, flag, link, listOf, text } from '../../../../../shared/models/schema';

/** A filter of the list; without a title, the value is a key of the view's texts. */
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
  /** The page of the document. */
  pageUrl: address(),
  extension: text(),
  /** 0 until it has been drawn. */
  bytes: count(),
  /** Whether its size stays unknown. */
  isUnsized: flag(),
  /** Hexadecimal. */
  sha256: text(),
});

export const documentListModel = z.object({
  id: text(),
  /** Why there are no filters. */
  note: text(),
  /** The form's action: its own page. */
  action: text(),
  /** The list without any filter; absent if there is none. */
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
