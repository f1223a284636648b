import type { Report } from '../operations/Report';
import type { FromAny, ReportPlease } from './messages';

/** Milliseconds for a program to answer: Prometheus waits for ten seconds, a load balancer for less. */
const PATIENCE = 2000;

/** Asks a program for its report. */
export class Reports {
  private count = 0;
  private readonly waiting = new Map<number, (reports?: readonly Report[]) => void>();

  constructor(private readonly tell: (message: ReportPlease) => void) {}

  /** @returns undefined if it does not answer in time */
  ask(withMetrics: boolean): Promise<readonly Report[] | undefined> {
    this.count += 1;
    const number = this.count;
    return new Promise((resolve) => {
      const done = (reports?: readonly Report[]): void => {
        clearTimeout(timer);
        this.waiting.delete(number);
        resolve(reports);
      };
      const timer = setTimeout(done, PATIENCE);
      this.waiting.set(number, done);
      this.tell({ type: 'report', number, withMetrics });
    });
  }

  take(message: FromAny): void {
    if (message.type === 'reported') this.waiting.get(message.number)?.(message.reports);
  }
}
