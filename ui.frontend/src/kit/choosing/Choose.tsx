import type { ReactNode } from 'react';
import { useLocale } from '../locale';

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
 * product in their address; with scripts the product joins what was chosen and the reader stays (islands/choosing-bar.ts).
 */
export function Choose({ sku, name, beside = [] }: ChooseProps): ReactNode {
  const { choosing, words } = useLocale();
  if (!sku || (!choosing?.compare && !choosing?.quote)) return null;
  const listed = [sku, ...beside];
  return (
    <p className="choose">
      {choosing.compare && (
        <a
          className="choose__link"
          href={addressOf(choosing.compare, [sku])}
          rel="nofollow"
          data-compare-add={sku}
        >
          <Words open={words.compare} done={words.inComparison} name={name} />
        </a>
      )}
      {choosing.quote && (
        <a
          className="choose__link"
          href={addressOf(choosing.quote, listed)}
          rel="nofollow"
          data-list-add={listed.join(' ')}
        >
          <Words open={words.addToList} done={words.onList} name={name} />
        </a>
      )}
    </p>
  );
}

const addressOf = (page: string, skus: readonly string[]): string =>
  `${page}?${skus.map((sku) => `p=${encodeURIComponent(sku)}`).join('&')}`;

/** One of the two is shown, by `data-chosen` of the link. */
const Words = ({ open, done, name }: { open: string; done: string; name: string }): ReactNode => (
  <>
    <span className="choose__open">{open}</span>
    <span className="choose__done">{done}</span>
    <span className="visually-hidden">{`: ${name}`}</span>
  </>
);
