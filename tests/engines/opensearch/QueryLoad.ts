import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchEngine } from '../../../model-json/features/search/engine/SearchEngine';

const QUERIES = [
  'screw compressor',
  'compresor oil free',
  'piston mobile valve',
  'S-0000012',
  'atlas inverter',
  'turbo 160',
];
const PREFIXES = ['scr', 'screw com', 'S-00001', 'atl'];

/** Visitors who search without a pause: each sends the next query when the last is answered. */
export class QueryLoad {
  private readonly times: number[] = [];
  readonly failures: string[] = [];
  private readonly start = performance.now();
  private readonly visitors: Promise<void>[];
  private isOver = false;

  /** @param isRight checks the number of products found by an empty query */
  constructor(engine: SearchEngine, visitors: number, isRight: (total: number) => boolean) {
    this.visitors = Array.from({ length: visitors }, async (_, visitor) => {
      for (let turn = visitor; !this.isOver; turn += 1) {
        const start = performance.now();
        try {
          await ask(engine, turn, isRight);
        } catch (error) {
          this.failures.push(String(error));
          // Without a cluster the answer is immediate: eight visitors without a pause would leave no time to anybody else.
          await sleep(100);
        }
        this.times.push(performance.now() - start);
      }
    });
  }

  /** Sends the visitors home. @returns a line about what they got */
  async end(): Promise<string> {
    this.isOver = true;
    await Promise.all(this.visitors);
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    const seconds = (performance.now() - this.start) / 1000;
    const rate = Math.round(sorted.length / seconds);
    return (
      `${sorted.length} requests, ${rate} a second, ${this.failures.length} failed; ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`
    );
  }
}

async function ask(engine: SearchEngine, turn: number, isRight: (total: number) => boolean): Promise<void> {
  if (turn % 4 === 0) {
    await engine.suggest(PREFIXES[turn % PREFIXES.length]!, 'en');
  } else if (turn % 4 === 1) {
    const { total } = await engine.search({ language: 'en', size: 1 });
    if (!isRight(total)) throw new Error(`${total} products`);
  } else {
    const text = QUERIES[turn % QUERIES.length]!;
    const { total } = await engine.search({ language: 'en', text, facets: ['family', 'use'] });
    if (total === 0) throw new Error(`nothing found for "${text}"`);
  }
}
