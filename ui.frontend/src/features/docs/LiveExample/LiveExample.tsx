import type { ReactNode } from 'react';
import type { LiveExampleModel } from './LiveExample.model';

/**
 * A component at work, in a document of its own: its media queries see the frame, and nothing of this site's styles
 * reaches it. With scripts the frame becomes as high as what it shows, by the island of the component library.
 */
export function LiveExample({ id, title, source }: LiveExampleModel): ReactNode {
  return (
    <div className="cmp-live-example" id={id} data-island="libraryexample">
      <iframe className="cmp-live-example__frame" title={title} src={source} loading="lazy" />
      <a className="cmp-live-example__alone" href={source}>
        {title}
      </a>
    </div>
  );
}
