import type { ReactNode } from 'react';
import { useCards } from '../card-context';

export interface ChooseProps {
  /** Order number of a product or of one of its versions; without one nothing is rendered. */
  sku?: string | undefined;
  /** The product's name, for screen readers that read the link alone. */
  name: string;
  /** Order numbers added to the list along with it: the dryer and filters of a compressor. @default none */
  beside?: readonly string[];
  /** Without a way to the comparison: spare parts. */
  isPart?: boolean;
}

/**
 * Adds a product to the comparison or the quote list. Both are links to those pages with the product in the address; a
 * script turns them into check boxes, so that visitors stay on the page (islands/choosing-bar.ts).
 */
export function Choose({ sku, name, beside = [], isPart }: ChooseProps): ReactNode {
  const { choosing, words } = useCards();
  if (!sku || !choosing) return null;
  // Part of the site's widgets, so it is kept short.
  const way = (page: string | undefined, attribute: string, skus: readonly string[], label: string) =>
    page && (
      <a
        className="choose__link"
        href={`${page}?p=${skus.map(encodeURIComponent).join('&p=')}`}
        rel="nofollow"
        {...{ [attribute]: skus.join(' ') }}
      >
        {label}
        <span className="visually-hidden">{`: ${name}`}</span>
      </a>
    );
  return (
    <p className="choose">
      {!isPart && way(choosing.compare, 'data-compare-add', [sku], words.compare)}
      {way(choosing.quote, 'data-list-add', [sku, ...beside], words.addToList)}
    </p>
  );
}
