import type { ReactNode } from 'react';

/** Leads keyboards past the bar. */
export const SkipLink = ({ onSkip }: { onSkip(): void }): ReactNode => (
  <a
    className="ed-skip"
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      onSkip();
    }}
  >
    Skip to the page’s content
  </a>
);
