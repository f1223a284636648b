import type { ReactNode } from 'react';
import type { Unticked } from './ticks';

interface TickBoxProps {
  /** The matches that it stands for: at least one. */
  keys: readonly string[];
  unticked: Unticked;
  children: ReactNode;
  onTick(keys: readonly string[], isTicked: boolean): void;
}

/** A box for one match or several: half ticked if some of them are. */
export function TickBox({ keys, unticked, children, onTick }: TickBoxProps): ReactNode {
  const count = keys.filter((key) => !unticked.has(key)).length;
  return (
    <label className="co-replace__tick">
      <input
        type="checkbox"
        checked={count === keys.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < keys.length;
        }}
        onChange={() => onTick(keys, count < keys.length)}
      />
      <span>{children}</span>
    </label>
  );
}
