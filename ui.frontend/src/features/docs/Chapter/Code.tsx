/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import type { ReactNode } from 'react';
import type { ChapterModel } from './Chapter.model';

/** Lines of code, in the colours of their language. They scroll sideways: a broken line would be another command. */
export const Code = ({ code }: Pick<ChapterModel['parts'][number], 'code'>): ReactNode => (
  <pre className="cmp-chapter__code" tabIndex={0}>
    <code>
      {code.map(({ kind, text }, index) =>
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
