import { DrawingProcess, type Loss, type ProcessOptions } from './DrawingProcess';
import type { Answer, Job } from './messages';

/** Too many requests are waiting. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly code = 'VEN_SSR_BUSY';
}

export interface PoolOptions extends Pick<ProcessOptions, 'renderer' | 'heap'> {
  readonly processes: number;
  /** Maximum number of waiting requests. */
  readonly queue: number;
  /** Milliseconds for waiting and drawing together. */
  readonly timeout: number;
  /** A process ended unexpectedly, or took too long. */
  readonly onLost: ProcessOptions['onLost'];
}

/** A page waiting to be drawn. */
interface Order {
  readonly job: Job;
  readonly due: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  /** Stops waiting. */
  patience?: NodeJS.Timeout;
}

/** Milliseconds before a process that failed to start is tried again. */
const PAUSE = 1000;

/** Draws pages in a few processes; pages wait in order until one is free. */
export class DrawingPool {
  private readonly free: DrawingProcess[] = [];
  private readonly all = new Set<DrawingProcess>();
  private readonly waiting: Order[] = [];
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    for (let count = 0; count < options.processes; count += 1) this.open();
  }

  /** Number of pages being drawn and waiting. */
  get counts(): { readonly drawing: number; readonly waiting: number } {
    const drawing = [...this.all].filter((each) => each.isReady).length - this.free.length;
    return { drawing, waiting: this.waiting.length };
  }

  /** Whether a process has loaded the renderer. */
  get isReady(): boolean {
    return [...this.all].some((each) => each.isReady);
  }

  /**
   * @param gone aborts when nobody is waiting for the answer any more
   * @throws BusyError if too many are waiting or the wait was too long; LostError if the page could not be drawn
   */
  draw(job: Job, gone?: AbortSignal): Promise<Answer> {
    const { queue, timeout } = this.options;
    return new Promise((resolve, reject) => {
      const order: Order = { job, due: Date.now() + timeout, resolve, reject };
      const process = this.free.pop();
      if (process) return void this.give(process, order);
      if (this.waiting.length >= queue) return reject(new BusyError(`${queue} pages are waiting already`));
      this.waiting.push(order);
      const leave = (reason: string) => {
        const at = this.waiting.indexOf(order);
        if (at < 0) return;
        this.waiting.splice(at, 1);
        clearTimeout(order.patience);
        reject(new BusyError(reason));
      };
      order.patience = setTimeout(() => leave(`No process was free for ${timeout} ms`), timeout);
      gone?.addEventListener('abort', () => leave('Nobody is waiting for the page any more'));
    });
  }

  close(): void {
    this.isClosed = true;
    for (const process of this.all) process.end('crash');
  }

  private async give(process: DrawingProcess, { job, due, patience, resolve, reject }: Order): Promise<void> {
    clearTimeout(patience);
    const timer = setTimeout(() => process.end('time'), Math.max(1, due - Date.now()));
    try {
      resolve(await process.draw(job));
      this.next(process);
    } catch (error) {
      reject(error);
    } finally {
      clearTimeout(timer);
    }
  }

  private next(process: DrawingProcess): void {
    const order = this.waiting.shift();
    if (order) void this.give(process, order);
    else this.free.push(process);
  }

  private open(): void {
    let began = false;
    const lost = (loss: Loss, lastWords: string) => {
      this.all.delete(process);
      const at = this.free.indexOf(process);
      if (at >= 0) this.free.splice(at, 1);
      if (this.isClosed) return;
      this.options.onLost(loss, lastWords);
      if (began) this.open();
      else setTimeout(() => !this.isClosed && this.open(), PAUSE).unref();
    };
    const process: DrawingProcess = new DrawingProcess({
      ...this.options,
      onLost: lost,
      onReady: () => {
        began = true;
        this.next(process);
      },
    });
    this.all.add(process);
  }
}
