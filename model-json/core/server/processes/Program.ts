import { fork, type ChildProcess } from 'node:child_process';
import { runnable } from '../../../runnable';
import type { Metric } from '../operations/metric';
import { operations, type ProgramBelow } from '../operations/Operations';
import { START, type Waits } from '../operations/Readiness';
import type { Report } from '../operations/Report';
import type { FromAny, ToAny } from './messages';
import { BEAT_MS } from './parent';
import { processorTime } from './processor-time';
import { Reports } from './Reports';

export interface ProgramOptions<In> {
  /** Name in log lines: `author`. */
  readonly name: string;
  /** Absolute path of its source. */
  readonly file: string;
  /** Command-line arguments, computed before each start. */
  readonly words?: () => readonly string[];
  /** Node's own flags. @default none */
  readonly flags?: readonly string[];
  /**
   * Milliseconds after which a blocked event loop counts as hung. Counted from `ready` on. A program that has had the processor
   * for less than half of them is given three times as many: on a crowded machine it waits like all others.
   */
  readonly patience: number;
  readonly warn: (line: string) => void;
  readonly onMessage: (message: In) => void;
  /** Its process has started and accepts messages. */
  readonly onStart?: () => void;
  /** Its event loop hangs: it is about to be killed. */
  readonly onStuck?: () => void;
  /** It has ended unexpectedly. */
  readonly onLost?: () => void;
  /** It ended before it was ready for the first time: the error is on standard error, and would happen again. */
  readonly onUseless: (code: number) => void;
}

/** Milliseconds before an ended program is restarted; doubled each time that it does not last. */
const PAUSE = { first: 100, most: 30_000 };
/** How many times its patience a program is given that hardly gets the processor. */
const CROWDED = 3;
/** Milliseconds after which a program has lasted. */
const LASTED = 60_000;

/** For a program that holds the content: by default, V8 would let garbage grow to twice its size. */
export const CONTENT_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** A Node program in its own process, which is restarted when it ends or hangs. */
export class Program<In extends { readonly type: string }, Out extends object> implements ProgramBelow {
  private child: ChildProcess | undefined;
  private ready = false;
  private wasReady = false;
  private isEnding = false;
  private isStuck = false;
  private startedAt = 0;
  private pause = PAUSE.first;
  private missed = 0;
  /** Its processor time when it was last heard of, ms. */
  private usedBefore: number | undefined;
  private restarts = 0;
  private readonly asked: Reports;
  private readonly watch: NodeJS.Timeout;

  constructor(private readonly options: ProgramOptions<In>) {
    // Counts ticks instead of time: a machine that slept has missed nothing.
    this.watch = setInterval(() => this.look(), BEAT_MS).unref();
    this.asked = new Reports((message) => this.send(message));
    operations.below.add(this);
  }

  get isReady(): boolean {
    return this.ready;
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    if (this.child || this.isEnding) return;
    const { words, flags = [] } = this.options;
    const program = runnable(this.options.file);
    this.startedAt = Date.now();
    this.isStuck = false;
    const execArgv = [...flags, ...program.flags];
    const child = fork(program.file, [...(words?.() ?? [])], { execArgv });
    this.child = child;
    child.on('message', (message) => this.take(message as In | FromAny));
    child.on('error', (error) => this.options.warn(`${this.options.name}: ${String(error)}`));
    child.once('exit', (code, signal) => this.lose(code, signal));
    this.options.onStart?.();
  }

  tell(message: Out): void {
    this.send(message);
  }

  async reports(withMetrics: boolean, patience: number): Promise<Report[]> {
    const { name } = this.options;
    const [own, ...below] = (this.child && (await this.asked.ask(withMetrics, patience))) ?? [];
    // One that is too busy to answer may still be the best there is; one that hangs is replaced.
    const waits = this.isEnding ? ENDING : this.ready ? own?.waits : STARTING;
    const metrics = withMetrics ? [...livesOf(this.ready, this.restarts), ...(own?.metrics ?? [])] : [];
    return [{ program: name, waits: waits ?? {}, metrics }, ...below];
  }

  setLogLevel(level: string): void {
    this.send({ type: 'log-level', level });
  }

  /** Ends it for good, with a timeout in milliseconds. */
  async end(signal: 'SIGTERM' | 'disconnect', atMost: number): Promise<void> {
    this.isEnding = true;
    clearInterval(this.watch);
    const { child } = this;
    if (!child) return void operations.below.delete(this);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const timer = setTimeout(() => child.kill('SIGKILL'), atMost);
    if (signal === 'SIGTERM') child.kill(signal);
    else if (child.connected) child.disconnect();
    await ended;
    clearTimeout(timer);
    operations.below.delete(this);
  }

  private send(message: Out | ToAny): void {
    if (this.child?.connected) this.child.send(message, () => {});
  }

  private take(message: In | FromAny): void {
    this.missed = 0;
    if (isOfAny(message)) return this.asked.take(message);
    if (message.type === 'ready') this.ready = this.wasReady = true;
    this.options.onMessage(message);
  }

  private look(): void {
    if (!this.ready) return;
    if (this.missed === 0) this.usedBefore = this.used;
    this.missed += 1;
    const silence = this.missed * BEAT_MS;
    const { patience } = this.options;
    if (silence <= patience || this.isStuck) return;
    if (silence <= CROWDED * patience && this.hasWaited(patience / 2)) return;
    this.isStuck = true;
    this.options.onStuck?.();
    this.child?.kill('SIGKILL');
  }

  private get used(): number | undefined {
    return this.child?.pid === undefined ? undefined : processorTime(this.child.pid);
  }

  /** Whether it has had less processor time than this since it was last heard of, ms. */
  private hasWaited(least: number): boolean {
    const { used, usedBefore } = this;
    return used !== undefined && usedBefore !== undefined && used - usedBefore < least;
  }

  private lose(code: number | null, signal: NodeJS.Signals | null): void {
    this.child = undefined;
    this.ready = false;
    this.missed = 0;
    if (this.isEnding) return;
    if (!this.wasReady) return this.options.onUseless(code ?? 1);
    if (Date.now() - this.startedAt > LASTED) this.pause = PAUSE.first;
    const { name, patience, warn } = this.options;
    const why = this.isStuck
      ? `hung for ${patience / 1000} s and was ended`
      : `has ended (${signal ?? code})`;
    warn(`${name} ${why}; restarting in ${this.pause / 1000} s`);
    this.restarts += 1;
    this.options.onLost?.();
    setTimeout(() => this.start(), this.pause).unref();
    this.pause = Math.min(this.pause * 2, PAUSE.most);
  }
}

const isOfAny = (message: { readonly type: string }): message is FromAny =>
  message.type === 'beat' || message.type === 'reported';

const STARTING: Waits = { [START]: 'The program is starting' };
const ENDING: Waits = { end: 'The program is ending' };

/** What the program itself cannot tell. */
const livesOf = (isReady: boolean, restarts: number): Metric[] => [
  {
    name: 'cms_program_up',
    help: 'Whether the program runs and has finished starting',
    type: 'gauge',
    values: [{ labels: {}, value: Number(isReady) }],
  },
  {
    name: 'cms_program_restarts_total',
    help: 'How often the program has ended unexpectedly and was restarted',
    type: 'counter',
    values: [{ labels: {}, value: restarts }],
  },
];
