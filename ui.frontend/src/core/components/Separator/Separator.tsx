import type { ReactNode } from 'react';
import type { SeparatorModel } from './Separator.model';

/** A line between two subjects. */
export function Separator({ id, isDecorative }: SeparatorModel): ReactNode {
  return (
    <div className="cmp-separator" id={id}>
      <hr
        className="cmp-separator__horizontal-rule"
        {...(isDecorative && { role: 'none', 'aria-hidden': true })}
      />
    </div>
  );
}
