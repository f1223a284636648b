import type { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { listOf, text } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';
import { fragmentShape } from './fragment';

/** Core Components `contentfragment/v1`. */
export const contentFragmentModel = containerModel({
  id: text(),
  ...fragmentShape,
  /** A fragment shown as one text, in paragraphs, with its author's components between them. */
  paragraphs: listOf(richText()),
});

export type ContentFragmentModel = z.output<typeof contentFragmentModel>;
