import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { WithNumbers } from './WithNumbers';
import type { SerialRange } from './Serials.model';

/** The machines for which a part is: `from serial no. 2301-00001`. */
export function PartRanges({ ranges }: { ranges: readonly SerialRange[] }): ReactNode {
  const { partSerials } = useWords();
  if (ranges.length === 0) return null;
  return (
    <span className="cmp-product__part-serials">
      <WithNumbers
        text={ranges.map(({ from, to }) => partSerials.range(from, to)).join(', ')}
        numbers={ranges.flatMap(({ from, to }) => [from, to])}
      />
    </span>
  );
}
