import type { Model } from '../Exporter';
import { choiceLink, choiceOf, type Choices } from './links/choice-links';
import type { ComponentOwner } from './component-owner';

/** One page of a list, with links to the others. */
export interface Paged<T> {
  readonly items: readonly T[];
  /**
   * `total`, `first` and `last` (counted from 1), `pages`: the number and link of each, and whether it is the current
   * one.
   */
  readonly model: Model;
}

/**
 * The page of a list that the visitor asks for: the first if the number is invalid, the last if it is too high.
 *
 * @param choices the visitor's other choices, kept in all links
 */
export function paged<T>(all: readonly T[], size: number, choices: Choices, owner: ComponentOwner): Paged<T> {
  const count = Math.max(1, Math.ceil(all.length / size));
  const asked = Number(choiceOf(owner.context, 'page'));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) : 1;
  const start = (page - 1) * size;
  const link = (number: number) =>
    choiceLink(owner, { ...choices, page: number > 1 ? String(number) : undefined });
  return {
    items: all.slice(start, start + size),
    model: { total: all.length, ...pagesOf(all.length, page, size, link) },
  };
}

/** The range of `total` that a page shows, with links to the other pages. */
export function pagesOf(total: number, page: number, size: number, link: (page: number) => Model): Model {
  const count = Math.ceil(total / size);
  return {
    first: total === 0 ? 0 : (page - 1) * size + 1,
    last: Math.min(page * size, total),
    pages:
      count <= 1
        ? []
        : Array.from({ length: count }, (_, index) => ({
            number: index + 1,
            current: index + 1 === page,
            link: link(index + 1),
          })),
  };
}
