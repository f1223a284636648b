import { Worker } from 'node:worker_threads';
import type { Drawable, Drawing } from '../drawing/Drawing';
import { runnable } from '../../../runnable';

export interface DrawRequest<D extends Drawable = Drawable> {
  readonly id: number;
  readonly drawing: Drawing<D>;
}

export type DrawAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly problem: string };

/** A pending drawing. */
interface Order {
  readonly drawing: Drawing<Drawable>;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** A document that cannot be drawn. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
  readonly code = 'VEN_DOCUMENT';
}

/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 20_000;

const CLOSED = 'The server is being closed';

/** A catalogue needs half of it. A young generation of the default size would take 48 MB for little use. */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 192 };

/** The thread's script. Workers ignore `--require`, so without it Node would reject the source's extension. */
function startOf(source: string): string {
  const { file, flags } = runnable(source);
  return `${flags.includes('tsx/cjs') ? "require('tsx/cjs');" : ''} require(${JSON.stringify(file)});`;
}

/** Draws documents in a thread, one at a time: requested ones before those drawn ahead. */
export class DrawingRoom {
  private worker: Worker | undefined;
  private readonly wanted: Order[] = [];
  private readonly ahead: Order[] = [];
  private current: Order | undefined;
  private count = 0;
  /** How many drawings the thread has made. */
  private made = 0;
  private idle: NodeJS.Timeout | undefined;
  private late: NodeJS.Timeout | undefined;
  private isClosed = false;

  /**
   * @param source absolute path of the thread's script: it calls `serveDrawings` with a function that draws the site's
   * documents
   * @param limit milliseconds after which a drawing is given up, and its thread with it
   */
  constructor(
    private readonly source: string,
    private readonly limit = Infinity,
  ) {}

  /**
   * @param isAhead whether no request is waiting for it
   * @throws DrawingError if it cannot be drawn
   */
  draw(drawing: Drawing<Drawable>, isAhead = false): Promise<Buffer> {
    if (this.isClosed) return Promise.reject(new DrawingError(CLOSED));
    return new Promise((resolve, reject) => {
      (isAhead ? this.ahead : this.wanted).push({ drawing, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idle);
    clearTimeout(this.late);
    const orders = [...this.wanted.splice(0), ...this.ahead.splice(0)];
    for (const { reject } of orders) reject(new DrawingError(CLOSED));
    await this.worker?.terminate();
  }

  private next(): void {
    if (this.current) return;
    clearTimeout(this.idle);
    this.current = this.wanted.shift() ?? this.ahead.shift();
    if (!this.current) {
      this.idle = setTimeout(() => void this.worker?.terminate(), IDLE_MS).unref();
      return;
    }
    this.worker ??= this.open();
    this.worker.ref();
    this.count += 1;
    if (this.limit < Infinity) this.late = setTimeout(() => this.giveUp(), this.limit).unref();
    this.worker.postMessage({ id: this.count, drawing: this.current.drawing } satisfies DrawRequest);
  }

  private open(): Worker {
    const worker = new Worker(startOf(this.source), { eval: true, execArgv: [], resourceLimits: LIMITS });
    worker.on('message', (answer: DrawAnswer) => {
      if (answer.id !== this.count) return;
      if ('bytes' in answer) {
        this.made += 1;
        this.finish(({ resolve }) => resolve(Buffer.from(answer.bytes)));
      } else if (this.made > 0 && !this.isClosed) this.again(worker);
      else this.finish(({ reject }) => reject(new DrawingError(answer.problem)));
    });
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', () => this.lose(worker, new DrawingError('The thread that draws documents has ended')));
    worker.unref();
    this.made = 0;
    return worker;
  }

  /**
   * Draws the current document in a new thread. What failed after others may have failed because of them: OpenCascade in
   * WebAssembly runs out of memory after hundreds of models, and makes none from then on.
   */
  private again(worker: Worker): void {
    clearTimeout(this.late);
    const order = this.current;
    this.current = this.worker = undefined;
    void worker.terminate();
    if (order) this.wanted.unshift(order);
    this.next();
  }

  private giveUp(): void {
    const { worker } = this;
    if (!worker) return;
    this.lose(worker, new DrawingError(`It took longer than ${this.limit} ms`));
    void worker.terminate();
  }

  /** A crash of the thread fails one document; the next is drawn in a new thread. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.finish(({ reject }) => reject(error));
  }

  private finish(tell: (order: Order) => void): void {
    clearTimeout(this.late);
    const order = this.current;
    this.current = undefined;
    this.worker?.unref();
    if (order) tell(order);
    this.next();
  }
}
