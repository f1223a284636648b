import type { ReactNode } from 'react';

/** The page number at the foot; screen readers get it from the page's name. */
export const Folio = ({ number }: { number: number }): ReactNode => (
  <p className="cmp-cataloguereader__folio" aria-hidden>
    {number}
  </p>
);
