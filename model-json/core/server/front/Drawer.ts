import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { Announcements } from '../processes/Announcements';
import type { FromDrawer, Searched, ToDrawer } from '../processes/messages';
import { CONTENT_HEAP, Program } from '../processes/Program';

export interface DrawerOptions {
  /** Counted from 1. */
  readonly number: number;
  /** The program's absolute path. */
  readonly file: string;
  /** Folder for its socket. */
  readonly dir: string;
  /** Maximum time to draw one page, in milliseconds. */
  readonly timeout: number;
  readonly warn: (line: string) => void;
  readonly onReady: () => void;
  /** It has loaded another version of the content. */
  readonly onRenewed: () => void;
  readonly onSearched: (query: Searched['query']) => void;
  /** Drawing an address hangs or crashed the drawer. */
  readonly onBlamed: (address: string) => void;
  readonly onUseless: (code: number) => void;
}

/** A process that draws pages for visitors, and the requests it is working on. */
export class Drawer {
  /** Keeps connections to it open. */
  readonly agent = new Agent({ keepAlive: true });
  /** Addresses in progress by request id, in the order in which they started. */
  private readonly underWay = new Map<string, string>();
  private readonly begun = new Set<string>();
  private readonly program: Program<FromDrawer, ToDrawer>;
  private readonly announcements: Announcements;
  /** The last unanswered address: its connection ends before the process does. */
  private unanswered: string | undefined;
  private lives = 0;
  private isOpen = false;
  private version: string | null = null;

  constructor(private readonly options: DrawerOptions) {
    const { number, file, timeout, warn, onUseless } = options;
    this.announcements = new Announcements((message) => this.program.tell(message), warn);
    this.program = new Program<FromDrawer, ToDrawer>({
      name: `drawer ${number}`,
      file,
      words: () => {
        this.lives += 1;
        return [String(number), this.socket];
      },
      flags: CONTENT_HEAP,
      patience: timeout,
      warn,
      onUseless,
      onStart: () => {
        if (this.isOpen) this.open(this.version);
      },
      onMessage: (message) => this.take(message),
      onStuck: () => this.blame(),
      onLost: () => this.lose(),
    });
  }

  start(): void {
    this.program.start();
  }

  /** @param version of the content on disk */
  open(version: string | null): void {
    this.isOpen = true;
    this.version = version;
    this.program.tell({ type: 'open', version });
  }

  get isReady(): boolean {
    return this.program.isReady;
  }

  /** Number of requests in progress. */
  get load(): number {
    return this.underWay.size;
  }

  get socket(): string {
    return path.join(this.options.dir, `${this.options.number}-${this.lives}`);
  }

  /** Records a request that is being sent to it. */
  note(id: string, address: string): void {
    this.underWay.set(id, address);
  }

  /** Whether it has begun to work on a request. */
  hasBegun(id: string): boolean {
    return this.begun.has(id);
  }

  /** Records the end of a request. @param isAnswered whether the drawer has answered it */
  release(id: string, isAnswered: boolean): void {
    this.unanswered = isAnswered || !this.begun.has(id) ? undefined : this.underWay.get(id);
    this.underWay.delete(id);
    this.begun.delete(id);
  }

  /** Tells it to reload pages. A program that is still starting reads them anyway, and is not waited for. */
  async renew(paths: readonly string[], version: string | null): Promise<void> {
    this.version = version;
    const seen = this.announcements.send(paths, version);
    if (this.isReady) return seen;
    this.announcements.seenAll();
  }

  async end(atMost: number): Promise<void> {
    this.agent.destroy();
    await this.program.end('disconnect', atMost);
  }

  private take(message: FromDrawer): void {
    if (message.type === 'ready') this.options.onReady();
    if (message.type === 'seen') this.announcements.seen(message.number);
    if (message.type === 'renewed') this.options.onRenewed();
    if (message.type === 'searched') this.options.onSearched(message.query);
    if (message.type === 'begun' && this.underWay.has(message.id)) this.begun.add(message.id);
  }

  /** Blames the request that started last for a hang or crash. */
  private blame(): void {
    const address = this.underWay.get([...this.begun].at(-1) ?? '') ?? this.unanswered;
    this.unanswered = undefined;
    this.begun.clear();
    if (address !== undefined) this.options.onBlamed(address);
  }

  private lose(): void {
    this.blame();
    rmSync(this.socket, { force: true });
    this.announcements.seenAll();
  }
}
