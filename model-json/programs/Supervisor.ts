import path from 'node:path';
import type {
  Changed,
  FromAuthor,
  FromPublish,
  ToAuthor,
  ToPublish,
} from '../core/server/processes/messages';
import { CONTENT_HEAP, Program } from '../core/server/processes/Program';
import { sayAddresses } from './say-addresses';

/** Milliseconds after which author or publish is restarted if its event loop is blocked. */
const PATIENCE = 60_000;
/** Milliseconds for the programs to end; they take 4500 at most unless they hang. */
const ENDING = 4800;

/** Runs author and publish as programs of their own, passes messages between them, and ends them. */
export class Supervisor {
  private readonly author: Program<FromAuthor, ToAuthor>;
  private readonly publish: Program<FromPublish, ToPublish>;
  /** Numbers of the changes that publish is reading. */
  private readonly reading = new Set<number>();
  private isOpen = false;
  private authorUrl: string | undefined;
  private isSaid = false;
  private isEnding = false;

  constructor(warn: (line: string) => void) {
    const common = { patience: PATIENCE, warn, onUseless: (code: number) => void this.end(code) };
    this.author = new Program({
      ...common,
      name: 'author',
      file: path.join(__dirname, 'author.ts'),
      flags: CONTENT_HEAP,
      onMessage: (message) => this.hearAuthor(message),
    });
    this.publish = new Program({
      ...common,
      name: 'publish',
      file: path.join(__dirname, 'publish.ts'),
      onLost: () => this.reading.forEach((number) => this.seen(number)),
      onStart: () => this.catchUp(),
      onMessage: (message) => this.hearPublish(message),
    });
  }

  /** Starts both at once: one loads its code while the other reads the content. */
  start(): void {
    this.author.start();
    this.publish.start();
  }

  /** Ends both, then this process. */
  async end(code: number): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    await Promise.all([this.author, this.publish].map((program) => program.end('SIGTERM', ENDING)));
    process.exit(code);
  }

  private hearAuthor(message: FromAuthor): void {
    if (message.type === 'changed') this.passOn(message);
    if (message.type === 'opened') {
      this.isOpen = true;
      this.publish.tell({ type: 'open' });
    }
    if (message.type === 'ready') {
      this.authorUrl = message.url;
      this.publish.tell({ type: 'listen' });
    }
  }

  private hearPublish(message: FromPublish): void {
    if (message.type === 'seen') this.seen(message.number);
    if (message.type !== 'ready' || this.isSaid) return;
    this.isSaid = true;
    sayAddresses(message.url ?? '', this.authorUrl ?? '');
  }

  /** What a publish program that has been restarted has missed. */
  private catchUp(): void {
    if (this.isOpen) this.publish.tell({ type: 'open' });
    if (this.authorUrl !== undefined) this.publish.tell({ type: 'listen' });
  }

  /** A publish program that is starting reads the disk anyway. */
  private passOn(change: Changed): void {
    this.reading.add(change.number);
    if (this.publish.isRunning) this.publish.tell(change);
    else this.seen(change.number);
  }

  private seen(number: number): void {
    this.reading.delete(number);
    this.author.tell({ type: 'seen', number });
  }
}
