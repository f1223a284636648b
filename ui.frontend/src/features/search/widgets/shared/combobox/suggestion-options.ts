import { kinds } from '#site/search/kinds';
import { oneOf } from '../one-of';
import type { FieldConfig } from '../config/field-config';
import type { SuggestAnswer, SuggestItem } from '../../../../../../../shared/search/search-answer';
import { withQuery } from '../service/addresses';
import { marked } from './hits';

/** Words are short and used most; pages to go to are below them. */
const mostWords = 4;

/** Kinds of pages to go to, in the order of the list. */
const places: readonly Suggestion['kind'][] = [...kinds, 'article', 'page', 'document'];

/** A suggestion, as passed to event listeners. */
export interface Suggestion {
  readonly kind: 'words' | 'recent' | SuggestItem['type'];
  readonly title: string;
  readonly url: string;
  readonly item?: SuggestItem;
}

/** The suggestion of an option. */
export const suggestionOf = new WeakMap<Element, Suggestion>();

/** The service's suggestions, by kind. */
export function suggestionsOf({ words, items }: SuggestAnswer, config: FieldConfig): Suggestion[] {
  const shown = items.slice(0, config.maxItems);
  return [
    ...words.slice(0, mostWords).map((title) => wordsTo(title, 'words', config)),
    ...places.flatMap((kind) =>
      shown
        .filter(({ type }) => type === kind)
        .map((item) => ({ kind: item.type, title: item.title, url: item.url, item })),
    ),
  ];
}

export const wordsTo = (title: string, kind: 'words' | 'recent', { action }: FieldConfig): Suggestion => ({
  kind,
  title,
  url: withQuery(action, { q: title }),
});

/** A listbox's content: options in groups, each labelled with its kind. */
export function groupsOf(
  suggestions: readonly Suggestion[],
  q: string,
  listId: string,
  texts: FieldConfig['texts'],
): HTMLElement[] {
  const groups = new Map<string, HTMLElement>();
  const isAlone = (kind: Suggestion['kind']) =>
    suggestions.filter((suggestion) => suggestion.kind === kind).length === 1;
  suggestions.forEach((suggestion, index) => {
    const { kind } = suggestion;
    const name = places.includes(kind) && isAlone(kind) ? oneOf(kind) : kind;
    const group = groups.get(kind) ?? emptyGroup(`${listId}-${kind}`, texts[name]);
    groups.set(kind, group);
    group.append(option(suggestion, q, `${listId}-${index}`, texts));
  });
  return [...groups.values()];
}

function emptyGroup(id: string, title: string | undefined): HTMLElement {
  const group = element('div', 'search-field__group');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', id);
  const name = element('div', 'search-field__group-title', title);
  name.id = id;
  name.setAttribute('role', 'presentation');
  group.append(name);
  return group;
}

/** An option is a link, so that it opens as links do; it contains no other controls. */
function option(suggestion: Suggestion, q: string, id: string, texts: FieldConfig['texts']): HTMLElement {
  const { kind, title, url, item } = suggestion;
  const link = element('a', `search-field__option search-field__option--${item ? 'place' : kind}`);
  link.id = id;
  link.href = url;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  if (item?.image) link.append(picture(item.image));
  const name = element('span', 'search-field__option-title');
  name.append(...marked(title, kind === 'recent' ? '' : q, 'search-field__mark'));
  link.append(name);
  const facts = [item?.subject, item?.sku && texts.orderNumber?.replace('{0}', item.sku)].filter(Boolean);
  if (facts.length > 0) {
    const note = element('span', 'search-field__option-note');
    note.append(...marked(facts.join(' · '), q, 'search-field__mark'));
    // Screen readers read an option as one text: its parts need separators.
    link.append(' ', note);
  }
  suggestionOf.set(link, suggestion);
  return link;
}

function picture(src: string): HTMLElement {
  const image = element('img', 'search-field__option-picture');
  image.width = 48;
  image.height = 48;
  image.alt = '';
  image.src = src;
  return image;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  if (text) made.textContent = text;
  return made;
}
