import { counted } from '../../../../../shared/authoring/language/t';

/** `“News”`, or `3 pages`. */
export const namedText = (titles: readonly string[]): string =>
  titles.length === 1 ? `“${titles[0]}”` : counted(titles.length, '{n} page', '{n} pages');
