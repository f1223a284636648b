import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Drawer, type DrawerOptions } from './Drawer';

export interface DrawersOptions extends Omit<DrawerOptions, 'number' | 'dir'> {
  readonly count: number;
}

/** The drawers of a publish instance. */
export class Drawers {
  private readonly all: readonly Drawer[];
  // Socket paths are limited to about a hundred characters; nobody else may read the folder.
  private readonly dir = mkdtempSync(path.join(tmpdir(), 'publish-'));

  constructor({ count, ...options }: DrawersOptions) {
    const { dir } = this;
    this.all = Array.from({ length: count }, (_, at) => new Drawer({ ...options, dir, number: at + 1 }));
  }

  start(): void {
    for (const drawer of this.all) drawer.start();
  }

  /** Lets them read the content, which is now complete on disk. */
  open(version: string | null): void {
    for (const drawer of this.all) drawer.open(version);
  }

  /** Number of drawers that accept requests. */
  get ready(): number {
    return this.all.filter(({ isReady }) => isReady).length;
  }

  /** The least busy drawer, preferably another than the previous one; undefined while none is ready. */
  nextAfter(before?: Drawer): Drawer | undefined {
    const others = this.all.filter((drawer) => drawer.isReady && drawer !== before);
    return others.sort((a, b) => a.load - b.load)[0] ?? (before?.isReady ? before : undefined);
  }

  /** Resolves when all of them have reloaded the pages. */
  async renew(paths: readonly string[], version: string | null): Promise<void> {
    await Promise.all(this.all.map((drawer) => drawer.renew(paths, version)));
  }

  /** @param atMost timeout in milliseconds */
  async end(atMost: number): Promise<void> {
    await Promise.all(this.all.map((drawer) => drawer.end(atMost)));
    rmSync(this.dir, { recursive: true, force: true });
  }
}
