import type { TraceEvent } from './trace';

/** What a page’s main thread did from a touch to the next paint, ms, and to how many elements or boxes. */
export interface Explanation {
  readonly event: string;
  /** Before the page’s script ran: the browser finds what was touched and finishes what it was at. */
  readonly 'until script': number;
  readonly script: number;
  readonly style: number;
  readonly elements: number;
  readonly layout: number;
  readonly boxes: number;
  readonly paint: number;
}

interface Timing {
  readonly interactionId?: number;
  readonly duration: number;
  readonly timeStamp: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  readonly type: string;
}

const timingOf = ({ args }: TraceEvent): Timing => args['data'] as Timing;

/** @returns where the time of the longest interaction of a trace went; undefined if it has none */
export function explain(events: readonly TraceEvent[]): Explanation | undefined {
  const [longest] = events
    .filter((one) => one.name === 'EventTiming' && one.args['data'] && timingOf(one).interactionId)
    .sort((a, b) => timingOf(b).duration - timingOf(a).duration);
  if (!longest) return undefined;
  const { duration, timeStamp, processingStart, processingEnd, type } = timingOf(longest);
  const end = longest.ts + duration * 1000;
  const within = events.filter(
    ({ pid, tid, ts, ph }) =>
      ph === 'X' && pid === longest.pid && tid === longest.tid && ts >= longest.ts && ts < end,
  );
  const of = (name: string) => within.filter((one) => one.name === name);
  const sum = (...names: string[]) =>
    round(names.flatMap(of).reduce((total, { dur = 0 }) => total + dur, 0) / 1000);
  const count = (name: string, read: (args: TraceEvent['args']) => unknown) =>
    of(name).reduce((total, { args }) => total + Number(read(args) ?? 0), 0);
  return {
    event: type,
    'until script': round(processingStart - timeStamp),
    script: round(processingEnd - processingStart),
    style: sum('UpdateLayoutTree'),
    elements: count('UpdateLayoutTree', ({ elementCount }) => elementCount),
    layout: sum('Layout'),
    boxes: count('Layout', ({ beginData }) => (beginData as { dirtyObjects?: number }).dirtyObjects),
    paint: sum('PrePaint', 'Paint', 'Layerize', 'Commit'),
  };
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
