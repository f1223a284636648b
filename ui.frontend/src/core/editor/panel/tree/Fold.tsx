import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronRight from '@spectrum-icons/workflow/ChevronRight';
import type { ReactNode } from 'react';

interface FoldProps {
  /** Whether there is anything to fold. */
  readonly isShown: boolean;
  readonly isFolded: boolean;
  onFold(): void;
}

/** The pointer's counterpart of the arrow keys in a tree. */
export function Fold({ isShown, isFolded, onFold }: FoldProps): ReactNode {
  if (!isShown) return <span className="ed-tree__fold" />;
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="ed-tree__fold"
      // Pressing it drags nothing.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onFold();
      }}
    >
      <Chevron size="XS" aria-hidden />
    </span>
  );
}
