import type { SearchEngine } from '../../../model-json/features/search/engine/SearchEngine';

/** One driver of the search, with the processor time that its own processes have spent, in milliseconds. */
export interface Driver {
  readonly name: string;
  readonly engine: SearchEngine;
  spent(): number;
}

/** How the driver answers searches sent one after the other, and several at a time. */
export interface Answering {
  /** Processor time of a search in milliseconds: in this process, and in those of the driver. */
  readonly here: number;
  readonly elsewhere: number;
  /** Milliseconds on the clock. */
  readonly p50: number;
  readonly p95: number;
  /** Searches a second with eight visitors. */
  readonly rate: number;
}

const VISITORS = 8;

const here = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @param ask sends one of the queries */
export async function answering(
  { engine, spent }: Driver,
  ask: (engine: SearchEngine, turn: number) => Promise<unknown>,
  count: number,
): Promise<Answering> {
  for (let turn = 0; turn < count; turn += 1) await ask(engine, turn);
  const times: number[] = [];
  const [own, others] = [here(), spent()];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    await ask(engine, turn);
    times.push(performance.now() - start);
  }
  const [ownAfter, othersAfter] = [here(), spent()];
  const start = performance.now();
  let turn = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (turn < count) await ask(engine, turn++);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    here: (ownAfter - own) / count,
    elsewhere: (othersAfter - others) / count,
    p50: sorted[Math.floor(count / 2)] ?? 0,
    p95: sorted[Math.floor(count * 0.95)] ?? 0,
    rate: count / seconds,
  };
}
