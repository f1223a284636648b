import { numberFormat } from '../../../../../shared/measures/formats';
import type { ReactNode } from 'react';
import { useRendering } from '../../../core/kit/rendering';
import type { MapModel } from './DealerFinder.model';
import { useWords } from '../words';

/** Radius of a pin; width of a letter in a combined pin; in px of the drawing. */
const PIN = 15;
const LETTER = 9;
/** Maximum of numbers in a combined pin. */
const SHOWN = 3;

export interface MapPinsProps {
  map: MapModel;
  /** The dealers' names, by id. */
  names: ReadonlyMap<string, string>;
}

/** Dealers by number. Overlapping ones are combined into one pin, which zooms in. */
export function MapPins({ map, names }: MapPinsProps): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const number = numberFormat(language);
  const list = new Intl.ListFormat(language);
  const several = ({ numbers, id, link, x, y }: MapModel['clusters'][number]) => {
    const words = shortOf(numbers);
    const half = Math.max(PIN, (words.length * LETTER) / 2 + 8);
    const all = list.format(numbers.map((each) => number.format(each)));
    return (
      <a
        key={`${id}-and-more`}
        className="cmp-dealerfinder__pin cmp-dealerfinder__pin--several"
        href={link?.url ?? `#${id}`}
        aria-label={(link ? messages.cluster : messages.sameTown)(all)}
        {...(link && { 'data-step': true, rel: 'nofollow' })}
      >
        <rect x={x - half} y={y - PIN} width={2 * half} height={2 * PIN} rx={PIN} />
        <text x={x} y={y} dy="0.36em">
          {words}
        </text>
      </a>
    );
  };
  const one = ({ id, number: count, x, y }: MapModel['pins'][number]) => (
    <a
      key={id}
      className="cmp-dealerfinder__pin"
      href={`#${id}`}
      aria-label={messages.pin(number.format(count), names.get(id) ?? '')}
    >
      <circle cx={x} cy={y} r={PIN} />
      <text x={x} y={y} dy="0.36em">
        {number.format(count)}
      </text>
    </a>
  );
  // In the order of the list, for screen readers and the Tab key.
  const inOrder = [
    ...map.clusters.map((each) => ({ first: each.numbers[0] ?? 0, pin: several(each) })),
    ...map.pins.map((each) => ({ first: each.number, pin: one(each) })),
  ].toSorted((a, b) => a.first - b.first);
  return <>{inOrder.map(({ pin }) => pin)}</>;
}

/** `3–5`, `3 · 7`, `3 · 7 +2`. */
function shortOf(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const isRow = numbers.every((each, index) => each === first + index);
  if (isRow && numbers.length > 2) return `${first}–${first + numbers.length - 1}`;
  if (numbers.length <= SHOWN) return numbers.join(' · ');
  return `${numbers.slice(0, 2).join(' · ')} +${numbers.length - 2}`;
}
