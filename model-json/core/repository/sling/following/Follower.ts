import { setTimeout as sleep } from 'node:timers/promises';
import type { BinaryStore } from '../../binaries/BinaryStore';
import { type ContentError } from '../../errors';
import type { FilesRepository } from '../../files/FilesOptions';
import type { FilesDraft } from '../../files/writing/FilesDraft';
import { isWithin, parentOf } from '../../path';
import type { Logger } from '../../Repository';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { Adoption } from './Adoption';
import type { Connected, Link } from '../Link';
import { lostChanges } from './lost-changes';
import type { Seed } from '../writing/Seed';

/** Seconds that Sling waits for a change before it answers a poll. */
const POLL_SECONDS = 30;

/** Milliseconds between two tries while Sling is away. */
const AGAIN_MS = 1000;

/** More pages than this are compared as a whole. */
const MANY = 100;

/** Keeps our copy equal to the content in Sling. */
export class Follower {
  private readonly ending = new AbortController();
  private subscription: string | undefined;
  private adoption: Adoption | undefined;
  private following: Promise<void> | undefined;

  constructor(
    private readonly copy: FilesRepository,
    private readonly link: Link,
    private readonly roots: readonly string[],
    private readonly seed: Seed,
    private readonly log: Logger,
  ) {}

  get problems(): readonly ContentError[] {
    return [...(this.adoption?.problems.values() ?? [])];
  }

  /** Connects with Sling and compares everything. @throws SlingAwayError, SlingSetupError, SlingRefusalError */
  async connect(): Promise<void> {
    const connected = await this.link.connect();
    await this.seed.plant(this.link, connected.writer, this.roots, this.copy);
    this.subscription = await this.link.davex.subscribe();
    const { davex, pages } = this.link;
    this.adoption = new Adoption(davex, pages, connected.types, this.binaries, (problem) =>
      this.log.warn(String(problem)),
    );
    await this.copy.adopt(async (draft) => {
      await this.repeatLost(draft, connected);
      for (const root of this.roots) await this.adoption?.tree(draft, root);
    });
    this.link.accept(connected);
  }

  /** Follows the changes in Sling until `end`. */
  begin(): void {
    this.following ??= this.follow();
  }

  async end(): Promise<void> {
    this.ending.abort();
    await this.following;
    if (this.subscription !== undefined && this.link.refusal === undefined)
      await this.link.davex.unsubscribe(this.subscription).catch(() => undefined);
  }

  private get binaries(): BinaryStore | undefined {
    return this.copy.binaries;
  }

  private async follow(): Promise<void> {
    while (!this.ending.signal.aborted) {
      try {
        if (this.subscription === undefined) {
          await this.connect();
          this.log.info(`Sling at ${this.link.davex.workspace} is back`);
        }
        await this.poll();
      } catch (error) {
        if (this.ending.signal.aborted) return;
        if (this.link.refusal === undefined) this.log.warn(messageOf(error));
        this.link.lose(error);
        this.subscription = undefined;
        await sleep(AGAIN_MS, undefined, { signal: this.ending.signal }).catch(() => undefined);
      }
    }
  }

  private async poll(): Promise<void> {
    // What a change left in doubt, only a comparison decides.
    if (this.link.refusal !== undefined) this.subscription = undefined;
    if (this.subscription === undefined) return;
    const ending = AbortSignal.any([this.ending.signal, this.link.doubted]);
    const paths = await this.link.davex.poll(this.subscription, POLL_SECONDS, ending);
    if (!paths) this.subscription = undefined;
    else if (paths.length > 0) await this.copy.adopt((draft) => this.adopt(draft, paths));
  }

  private async adopt(draft: FilesDraft, paths: readonly string[]): Promise<void> {
    const pages = new Set(
      paths
        .filter((path) => this.roots.some((root) => isWithin(path, root)))
        .flatMap((path) => [pageOf(draft, path), pageOf(draft, parentOf(path))])
        .filter((path) => this.roots.some((root) => isWithin(path, root))),
    );
    if (pages.size > MANY) for (const root of this.roots) await this.adoption?.tree(draft, root);
    else for (const page of [...pages].sort()) await this.adoption?.page(draft, page);
  }

  /** Stores again what a killed Sling had acknowledged, but not written to disk. */
  private async repeatLost(draft: FilesDraft, { store, types }: Connected): Promise<void> {
    const lost = await lostChanges(draft, this.link, types);
    if (lost.length === 0) return;
    await store.store(lost);
    this.log.warn(
      `Stored ${lost.length} pages again that Sling had lost: ${lost.map(({ path }) => path).join(', ')}`,
    );
  }
}

/** The page to read again after a change of a node or property. */
function pageOf(draft: FilesDraft, path: string): string {
  const inPage = path.indexOf('/jcr:content');
  const at = inPage < 0 ? path : path.slice(0, inPage);
  return draft.files.storedOwnerOf(at) ?? at;
}
