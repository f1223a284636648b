import path from 'node:path';
import type {
  Changed,
  FromAuthor,
  FromPublish,
  ToAuthor,
  ToPublish,
} from '../core/server/processes/messages';
import { CONTENT_HEAP, Program } from '../core/server/processes/Program';
import type { NodesSettings } from '../core/server/nodes/nodes-settings';
import { sayAddresses } from './say-addresses';

/** Milliseconds after which author or publish is restarted if its event loop is blocked. */
const PATIENCE = 60_000;
/** Milliseconds for the programs to end; they take 4500 at most unless they hang. */
const ENDING = 4800;

/**
 * Runs the programs of this machine, passes messages between them, and ends them: author, which writes content, and
 * publish, which serves it. On a publish node a receiver writes in place of author.
 */
export class Supervisor {
  private readonly writer: Program<FromAuthor, ToAuthor>;
  private readonly publish: Program<FromPublish, ToPublish> | undefined;
  /** Numbers of the changes that publish is reading. */
  private readonly reading = new Set<number>();
  /** The version of the content on disk; undefined until it is complete. */
  private version: string | null | undefined;
  private isOpen: boolean | undefined;
  private writerUrl: string | undefined;
  private isSaid = false;
  private isEnding = false;

  constructor(
    private readonly role: NodesSettings['ROLE'],
    warn: (line: string) => void,
  ) {
    const common = { patience: PATIENCE, warn, onUseless: (code: number) => void this.end(code) };
    const writer = role === 'publish' ? 'receiver' : 'author';
    this.writer = new Program({
      ...common,
      name: writer,
      file: path.join(__dirname, `${writer}.ts`),
      flags: CONTENT_HEAP,
      onMessage: (message) => this.hearWriter(message),
    });
    if (role === 'author') return;
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
    this.writer.start();
    this.publish?.start();
  }

  /** Ends both, then this process. */
  async end(code: number): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    await Promise.all([this.writer, this.publish].map((program) => program?.end('SIGTERM', ENDING)));
    process.exit(code);
  }

  private hearWriter(message: FromAuthor): void {
    if (message.type === 'changed') this.passOn(message);
    if (message.type === 'opened') {
      this.version = message.version;
      this.publish?.tell({ type: 'open', version: message.version });
    }
    if (message.type === 'ready') {
      this.writerUrl = message.url;
      this.isOpen = message.isOpen;
      this.publish?.tell({ type: 'listen' });
      if (!this.publish) this.say({ author: message.url, isOpen: message.isOpen });
    }
  }

  private hearPublish(message: FromPublish): void {
    if (message.type === 'seen') this.seen(message.number);
    if (message.type === 'ready')
      this.say({
        publish: message.url,
        ...(this.role === 'both' && { author: this.writerUrl, isOpen: this.isOpen }),
      });
  }

  private say(addresses: Parameters<typeof sayAddresses>[0]): void {
    if (!this.isSaid) sayAddresses(addresses);
    this.isSaid = true;
  }

  /** What a publish program that has been restarted has missed. */
  private catchUp(): void {
    if (this.version !== undefined) this.publish?.tell({ type: 'open', version: this.version });
    if (this.writerUrl !== undefined) this.publish?.tell({ type: 'listen' });
  }

  /** A publish program that is starting reads the disk anyway. */
  private passOn(change: Changed): void {
    this.version = change.version;
    this.reading.add(change.number);
    if (this.publish?.isRunning) this.publish.tell(change);
    else this.seen(change.number);
  }

  private seen(number: number): void {
    this.reading.delete(number);
    this.writer.tell({ type: 'seen', number });
  }
}
