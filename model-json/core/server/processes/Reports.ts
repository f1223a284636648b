import type { Report } from '../operations/Report';
import type { FromAny, ReportPlease } from './messages';

/** The share of the time that a program may wait for those that it has started. */
const BELOW = 0.75;

/** Asks a program for its report. */
export class Reports {
  private count = 0;
  private readonly waiting = new Map<number, (reports?: readonly Report[]) => void>();

  constructor(private readonly tell: (message: ReportPlease) => void) {}

  /**
   * @param patience milliseconds
   * @returns undefined if it does not answer in time
   */
  ask(withMetrics: boolean, patience: number): Promise<readonly Report[] | undefined> {
    this.count += 1;
    const number = this.count;
    return new Promise((resolve) => {
      const done = (reports?: readonly Report[]): void => {
        clearTimeout(timer);
        this.waiting.delete(number);
        resolve(reports);
      };
      const timer = setTimeout(done, patience);
      this.waiting.set(number, done);
      this.tell({ type: 'report', number, withMetrics, patience: patience * BELOW });
    });
  }

  take(message: FromAny): void {
    if (message.type === 'reported') this.waiting.get(message.number)?.(message.reports);
  }
}
