import type { ReactNode } from 'react';

/** The number of a page at its foot; screen readers get it from the page's name. */
export const Folio = ({ number }: { number: number }): ReactNode => (
  <p className="cmp-cataloguereader__folio" aria-hidden>
    {number}
  </p>
);
