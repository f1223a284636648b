import type { ReactNode } from 'react';
import { Children } from '../../kit/rendering';
import type { XfPageModel } from './XfPage.model';

/** A fragment opened on its own: in the editor, or requested by another site. */
export function XfPage({ id, children }: XfPageModel): ReactNode {
  return (
    <div className="cmp-xfpage" id={id}>
      <Children of={children} />
    </div>
  );
}
