import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { runnable } from '../../../runnable';
import type { Answer, FromProcess, Job } from './messages';

/** Why a process ended unexpectedly. */
export type Loss = 'time' | 'memory' | 'crash';

/** A process ended while drawing a page. */
export class LostError extends Error {
  override readonly name = 'LostError';
  readonly code = 'VEN_SSR_LOST';

  constructor(
    readonly loss: Loss,
    message: string,
  ) {
    super(message);
  }
}

export interface ProcessOptions {
  /** The built renderer. */
  readonly renderer: string;
  /** Heap size in megabytes. */
  readonly heap: number;
  /** It is ready to draw. */
  readonly onReady: () => void;
  /** It has ended, unexpectedly or by `end`. */
  readonly onLost: (loss: Loss, lastWords: string) => void;
}

/** Maximum characters of a dying process's last output to log. */
const LAST_WORDS = 500;

/** Megabytes for short-lived objects: V8 reserves less for a small heap, and then collects garbage during each page. */
const YOUNG = 32;

/**
 * A process that draws one page at a time. Not a thread: V8 ends the whole process, with all its threads, when a heap
 * overflows inside one of its own functions (docs/adr/0009).
 */
export class DrawingProcess {
  isReady = false;
  private readonly child: ChildProcess;
  private order: { resolve(answer: Answer): void; reject(error: LostError): void } | undefined;
  private endedFor: Loss | undefined;

  constructor({ renderer, heap, onReady, onLost }: ProcessOptions) {
    const { file, flags } = runnable(path.join(__dirname, 'draw-in-process.ts'));
    this.child = fork(file, [renderer], {
      execArgv: [...flags, `--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let lastWords = '';
    this.child.stderr?.on('data', (words: Buffer) => (lastWords = (lastWords + words).slice(0, LAST_WORDS)));
    this.child.on('message', (message: FromProcess) => {
      if ('answer' in message) return this.take()?.resolve(message.answer);
      this.isReady = true;
      onReady();
    });
    this.child.on('error', () => this.child.kill('SIGKILL'));
    this.child.once('close', (_code, signal) => {
      // V8 aborts when the heap is full.
      const loss = this.endedFor ?? (signal === 'SIGABRT' ? 'memory' : 'crash');
      this.isReady = false;
      this.take()?.reject(new LostError(loss, MESSAGES[loss]));
      onLost(loss, lastWords.trim());
    });
  }

  /** @throws LostError if the process ends instead */
  draw(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.order = { resolve, reject };
      // Failure to send means that the process is ending: `close` follows.
      this.child.send(job, () => {});
    });
  }

  /** Ends the process, whatever it is doing. */
  end(loss: Loss): void {
    this.endedFor = loss;
    this.child.kill('SIGKILL');
  }

  private take() {
    const { order } = this;
    this.order = undefined;
    return order;
  }
}

const MESSAGES: Readonly<Record<Loss, string>> = {
  time: 'Drawing the page took too long',
  memory: 'Drawing the page took more memory than SSR_HEAP allows',
  crash: 'The process that drew the page ended',
};
