import type { ReactNode } from 'react';
import { faultId } from './form/SizingField';
import type { SizingFault } from './SizingHelper.model';
import { useSizing, type Sizing } from './use-sizing';

/** Invalid fields, each with the expected value and a link to the field. */
export function SizingFaults({ faults }: { faults: readonly SizingFault[] }): ReactNode {
  const sizing = useSizing();
  const { id, words, number } = sizing;
  return (
    <ul className="cmp-sizinghelper__faults">
      {faults.map(({ field, reason, typed = '', min = 0, max = 0 }) => (
        <li key={field} id={faultId(id, field)}>
          <a href={`#${id}-${field}`}>
            {words.faults[reason](labelOf(field, sizing), typed, number(min, 1), number(max, 1))}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A field's label, with its row number if there are several rows. */
function labelOf(field: string, { words, unit }: Sizing): string {
  const [, letter = '', row] = /^([tnu])(\d+)$/.exec(field) ?? [];
  const ofRow: Record<string, string> = { t: words.tool, n: words.howMany, u: words.use };
  if (row) return words.nthOf(ofRow[letter] ?? field, Number(row));
  if (field === 'flow') return words.flow(unit('l/min'));
  if (field === 'pressure') return words.pressure(unit('bar'));
  const others: Record<string, string> = {
    leaks: words.leaks,
    growth: words.growth,
    together: words.together,
    peak: words.peak,
  };
  return others[field] ?? field;
}
