import { setImmediate } from 'node:timers/promises';
import { Line } from './Line';

/** What visitors got: milliseconds of each request, the fastest first, and of all. */
export interface Load {
  readonly times: readonly number[];
  readonly seconds: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  /** @param count of requests before */
  readonly address?: (count: number) => string;
}

const HOME = () => '/';

async function withLines<T>(
  { port, connections }: LoadOptions,
  work: (lines: Line[]) => Promise<T>,
): Promise<T> {
  const lines = Array.from({ length: connections }, () => new Line(port));
  try {
    return await work(lines);
  } finally {
    for (const line of lines) line.end();
  }
}

const sorted = (times: number[]) => Float64Array.from(times).sort();

/** A number of requests, as fast as they are answered: each connection sends its next one when it has an answer. */
export const asFastAsPossible = (options: LoadOptions, count: number): Promise<Load> =>
  withLines(options, async (lines) => {
    const { address = HOME } = options;
    const times: number[] = [];
    const start = performance.now();
    let sent = 0;
    const visitor = async (line: Line) => {
      while (sent < count) {
        const began = performance.now();
        await line.ask(address(sent++));
        times.push(performance.now() - began);
      }
    };
    await Promise.all(lines.map(visitor));
    return { times: [...sorted(times)], seconds: (performance.now() - start) / 1000 };
  });

/**
 * Requests at a steady rate, whether or not earlier ones have been answered. A request that finds every connection in use
 * waits for one, and its time begins when it was due: a server that stands still for a moment delays all who come in it.
 *
 * @param rate requests a second
 */
export const steadily = (options: LoadOptions, rate: number, seconds: number): Promise<Load> =>
  withLines(options, async (free) => {
    const { address = HOME } = options;
    const times: number[] = [];
    const waiting: number[] = [];
    const underWay = new Set<Promise<void>>();
    let sent = 0;
    const ask = async (line: Line, first: number) => {
      for (let due: number | undefined = first; due !== undefined; due = waiting.shift()) {
        await line.ask(address(sent++));
        times.push(performance.now() - due);
      }
      free.push(line);
    };
    const start = performance.now();
    for (let due = 0; due < rate * seconds; await setImmediate()) {
      for (const now = performance.now(); due < ((now - start) / 1000) * rate; due += 1) {
        const line = free.pop();
        if (!line) waiting.push(now);
        else {
          const asking: Promise<void> = ask(line, now).finally(() => underWay.delete(asking));
          underWay.add(asking);
        }
      }
    }
    while (underWay.size > 0) await Promise.all(underWay);
    return { times: [...sorted(times)], seconds: (performance.now() - start) / 1000 };
  });

/** The time within which a share of the requests was answered: 0.99 gives the 99th percentile. */
export const percentile = (sortedTimes: readonly number[], share: number): number =>
  sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? NaN;

export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
