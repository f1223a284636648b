import type { ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import { ParentChain } from '../selection/overlays/ParentChain';
import { SelectionToolbar } from '../selection/toolbar/SelectionToolbar';

/** Bar below the page: shows the selection and, on phones, its tools, so that nothing covers the page. */
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
