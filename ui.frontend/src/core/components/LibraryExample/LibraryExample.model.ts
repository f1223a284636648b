import type { z } from 'zod';
import { chosenSettings } from '../../kit/library/chosen-settings';
import { containerModel } from '../../kit/models/container';
import { choice, flag, text } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';

/** A live component and its source. Its only child is the example. */
export const libraryExampleModel = containerModel({
  id: text(),
  title: text(),
  description: richText(),
  /** Name of the component's fixture. */
  fixture: text(),
  /** Language of the authored texts, BCP 47, if it differs from the page's. */
  language: text(),
  /** `medium` leaves room for a panel that opens, `tall` for content that covers the page. */
  height: choice(['content', 'medium', 'tall'], 'content'),
  isFullWidth: flag(),
  /** The page on which to show the component, if that matters. */
  pagePath: text(),
  /** The visitor's choice in the address, `page=2`. */
  query: text(),
  /** URL of the child as a document of its own. */
  address: text(),
  /** The stored content, as JSON. */
  authored: text(),
  /** The settings that the library's reader chose. */
  settings: chosenSettings(),
});

export type LibraryExampleModel = z.output<typeof libraryExampleModel>;
