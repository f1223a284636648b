import type { z } from 'zod';
import { chosenSettings } from '../../kit/library/chosen-settings';
import { containerModel } from '../../kit/models/container';
import { choice, flag, text } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';

/** One component, live, with what it was made of. Its one child is what is shown. */
export const libraryExampleModel = containerModel({
  id: text(),
  title: text(),
  description: richText(),
  /** Name of the component's fixture that it shows. */
  fixture: text(),
  /** Of the authored texts, BCP 47, where it is not the page's. */
  language: text(),
  /** `medium` leaves room for a panel that opens, `tall` for what stands over a whole page. */
  height: choice(['content', 'medium', 'tall'], 'content'),
  isFullWidth: flag(),
  /** Page that the component is shown as on, where that makes a difference. */
  pagePath: text(),
  /** What a visitor chose by the address, `page=2`. */
  query: text(),
  /** Of the child as a document of its own. */
  address: text(),
  /** What is stored, as JSON. */
  authored: text(),
  /** What the reader of the library chose. */
  settings: chosenSettings(),
});

export type LibraryExampleModel = z.output<typeof libraryExampleModel>;
