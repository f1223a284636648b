import type { ReactNode } from 'react';
import { useWords } from '../../words';
import type { SerialRange } from './Serials.model';

/** The machines for which a part is: `from serial no. 2301-00001`. */
export function PartRanges({ ranges }: { ranges: readonly SerialRange[] }): ReactNode {
  const { partSerials } = useWords();
  if (ranges.length === 0) return null;
  return (
    <span className="cmp-product__part-serials">
      {ranges.map(({ from, to }) => partSerials.range(from, to)).join(', ')}
    </span>
  );
}
