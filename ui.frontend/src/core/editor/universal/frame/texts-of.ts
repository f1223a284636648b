import type { Editable } from './Editable';
import type { Item } from './items';

/** The texts of an item that are marked on the page and can be seen there. */
export const textsOf = ({ content, properties }: Item): readonly Editable[] =>
  content === undefined ? [] : properties.filter(isText);

const isText = ({ type, prop, place }: Editable): boolean =>
  prop !== '' && (type === 'text' || type === 'richtext') && place.width > 0 && place.height > 0;
