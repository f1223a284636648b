import type { ReactNode } from 'react';

type Severity = 'error' | 'warning' | 'none' | 'unknown';

const shapes: Readonly<Record<Severity, ReactNode>> = {
  error: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4v5M8 11.2v.6" />
    </>
  ),
  warning: (
    <>
      <path d="M8 1.5 15 14H1z" />
      <path d="M8 6v4M8 11.7v.6" />
    </>
  ),
  none: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="m4.8 8.2 2.3 2.3 4.2-4.8" />
    </>
  ),
  unknown: <circle cx="8" cy="8" r="6" />,
};

/** How bad a finding is, as a shape and a colour; words beside it must say the same. */
export const SeverityMark = ({ severity }: { severity: Severity }): ReactNode => (
  <svg className={`ed-checks__mark ed-checks__mark--${severity}`} viewBox="0 0 16 16" aria-hidden>
    {shapes[severity]}
  </svg>
);
