import type { ReactNode } from 'react';
import { useLocale } from '../../../../core/kit/locale';

export interface ChooseProps {
  /** Order number of a product or of one of its versions; without one there is nothing to choose. */
  sku?: string | undefined;
  /** Of the product, for those who hear the link alone. */
  name: string;
  /** Order numbers that go onto the list with it: the dryer and filters of a compressor. @default none */
  beside?: readonly string[];
}

/**
 * The two ways on from a product: into the comparison and onto the quote list. They are links to those pages with the
 * product in their address; a script makes check boxes of them, and the reader stays (islands/choosing-bar.ts).
 */
export function Choose({ sku, name, beside = [] }: ChooseProps): ReactNode {
  const { choosing, words } = useLocale();
  if (!sku || !choosing) return null;
  // The site's widgets carry this: it is kept short.
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
      {way(choosing.compare, 'data-compare-add', [sku], words.compare)}
      {way(choosing.quote, 'data-list-add', [sku, ...beside], words.addToList)}
    </p>
  );
}
