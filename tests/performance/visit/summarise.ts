import type { Step } from './visit';

/** A visit: its pages in order, and the bytes that came down the line. */
export interface Visit {
  readonly steps: readonly Step[];
  readonly received: number;
}

/** What visits were like; of the pages after the first, but for shifts. */
export interface Summary {
  readonly 'wait, median ms': number;
  readonly 'wait, p95 ms': number;
  readonly 'second page, bytes of HTML': number;
  readonly 'later pages, bytes of HTML': number;
  readonly CLS: number;
  readonly 'opened ahead': string;
  readonly 'a visit, KB': number;
}

export function summarise(visits: readonly Visit[]): Summary {
  const later = visits.flatMap(({ steps }) => steps.slice(1));
  const waits = later.map(({ wait }) => wait);
  const bytes = (steps: readonly Step[]) =>
    Math.round(
      share(
        steps.map(({ htmlBytes }) => htmlBytes),
        0.5,
      ),
    );
  return {
    'wait, median ms': Math.round(share(waits, 0.5)),
    'wait, p95 ms': Math.round(share(waits, 0.95)),
    'second page, bytes of HTML': bytes(visits.map(({ steps }) => steps[1]!)),
    'later pages, bytes of HTML': bytes(later),
    CLS: Number(Math.max(...visits.flatMap(({ steps }) => steps).map(({ shift }) => shift)).toFixed(3)),
    'opened ahead': `${later.filter(({ wasOpenedAhead }) => wasOpenedAhead).length} of ${later.length}`,
    'a visit, KB': Math.round(
      share(
        visits.map(({ received }) => received),
        0.5,
      ) / 1000,
    ),
  };
}

/** The figure below or at which a share (0–1) of figures are. */
function share(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}
