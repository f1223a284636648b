import type { ReactNode } from 'react';

/** The number of a page at its foot; whoever does not see it is told by the page's name. */
export const Folio = ({ number }: { number: number }): ReactNode => (
  <p className="cmp-cataloguereader__folio" aria-hidden>
    {number}
  </p>
);
