/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import type { ReactNode } from 'react';

/** Collapsible code. */
export const ExamplePanel = ({ title, code }: { title: string; code: string }): ReactNode => (
  <details className="cmp-library-example__panel">
    <summary className="cmp-library-example__summary">{title}</summary>
    <pre className="cmp-library-example__code" dir="ltr" tabIndex={0}>
      <code>{code}</code>
    </pre>
  </details>
);
