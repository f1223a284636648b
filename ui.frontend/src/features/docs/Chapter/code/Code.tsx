/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import type { ReactNode } from 'react';
import { highlight } from './highlight';

/** Lines of code, in the colours of their language. They scroll sideways: a broken line would be another command. */
export function Code({ code, language }: { code: string; language: string | undefined }): ReactNode {
  return (
    <pre className="cmp-chapter__code" tabIndex={0} data-language={language}>
      <code>
        {highlight(code, language).map(({ kind, text }, index) =>
          kind === undefined ? (
            text
          ) : (
            <span key={index} className={`cmp-chapter__${kind}`}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
