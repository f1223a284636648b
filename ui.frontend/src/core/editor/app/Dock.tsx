import type { ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import { ParentChain } from '../selection/overlays/ParentChain';
import { SelectionToolbar } from '../selection/toolbar/SelectionToolbar';

/** Below the page: what is selected, and on a telephone also what can be done with it, so that nothing covers it. */
export function Dock(): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <footer className="ed-dock">
      {isNarrow && <SelectionToolbar isDocked />}
      <div className="ed-chain">
        <ParentChain />
      </div>
    </footer>
  );
}
