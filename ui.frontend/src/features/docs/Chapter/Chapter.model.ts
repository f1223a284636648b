import { z } from 'zod';
import { choice, listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../../core/kit/html/rich-text.model';

/** A piece of code, every space of which counts. */
const token = z.object({
  kind: z.enum(['comment', 'string', 'keyword', 'number', 'name']).optional().catch(undefined),
  text: z.string(),
});

/** A part of a chapter: prose, a table, or lines of code. */
const part = z.object({
  kind: choice(['prose', 'table', 'code'], 'prose'),
  /** Of prose and tables. */
  html: richText(),
  /** Lines of code, in pieces by colour. */
  code: listOf(token),
  /** The id of the heading above, which names what can be scrolled. */
  heading: text(),
});

/** A chapter of documentation, split by the exporter. */
export const chapterModel = z.object({
  id: text(),
  parts: listOf(part),
});

export type ChapterModel = z.output<typeof chapterModel>;
