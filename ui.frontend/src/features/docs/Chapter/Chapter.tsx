/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import type { ReactNode } from 'react';
import { RichText } from '../../../core/kit/html/Html';
import type { ChapterModel } from './Chapter.model';
import { Code } from './Code';

/** A chapter of documentation: prose, tables that scroll where they are wider than the window, and code in colours. */
export function Chapter({ id, parts }: ChapterModel): ReactNode {
  return (
    <div className="cmp-chapter" id={id}>
      {parts.map(({ kind, html, code, heading }, index) => {
        if (kind === 'code') return <Code key={index} code={code} />;
        if (html === undefined) return null;
        if (kind === 'prose') return <RichText key={index} className="cmp-chapter__prose" html={html} />;
        return (
          // Without a mouse it is scrolled with the arrow keys.
          <div key={index} className="cmp-chapter__table" role="group" aria-labelledby={heading} tabIndex={0}>
            <RichText html={html} />
          </div>
        );
      })}
    </div>
  );
}
