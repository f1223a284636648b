import type { ReactNode } from 'react';
import { RichText } from '../../kit/html/Html';
import type { TextModel } from './Text.model';

/** Body text: formatted, or one plain paragraph. */
export function Text({ id, html, paragraph }: TextModel): ReactNode {
  if (html !== undefined) return <RichText className="cmp-text" id={id} html={html} />;
  return (
    <div className="cmp-text" id={id}>
      <p className="cmp-text__paragraph">{paragraph}</p>
    </div>
  );
}
