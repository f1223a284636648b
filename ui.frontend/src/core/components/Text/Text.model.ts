import { z } from 'zod';
import { sanitise } from '../../kit/html/SafeHtml';
import { flag, text } from '../../../../../shared/models/schema';

/** Core Components `text/v2`. Rich text is sanitised here: only SafeHtml reaches the view. */
export const textModel = z
  .object({
    id: text(),
    text: text(),
    richText: flag(),
  })
  .transform(({ id, text: words, richText }) => ({
    id,
    html: richText && words ? sanitise(words) : undefined,
    paragraph: richText ? undefined : words,
  }));

export type TextModel = z.output<typeof textModel>;
