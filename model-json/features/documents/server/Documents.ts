import { EDITION } from '../drawing/edition';
import type { Drawing } from '../drawing/Drawing';
import { assetLastModified, getAsset } from '../../../core/exporter/shared/assets';
import type { ExportContext } from '../../../core/exporter/Exporter';
import type { DocumentType } from '../DocumentType';
import type { PageDocument } from '../PageDocument';
import type { MeasureSystem } from '../../../core/exporter/shared/locale/units';
import type { Repository } from '../../../core/repository/Repository';
import type { Resource } from '../../../core/repository/Resource';
import { binaryOf } from '../../../core/server/http/binary';
import type { Renditions } from '../../../core/server/coreimg/Renditions';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { DocumentStore, sha256, type DocumentFacts } from './DocumentStore';
import { DrawingRoom } from './DrawingRoom';
import { rest } from './rest';

export interface DocumentsOptions {
  /** What pages may have, in the order in which visitors will want them. */
  readonly types: readonly DocumentType[];
  readonly repository: Repository;
  /** The context of a page's model. */
  readonly contextAt: (page: Resource, parameters?: Readonly<Record<string, string>>) => ExportContext;
  readonly renditions: Renditions;
  /** Where drawn documents are kept. */
  readonly dir: string;
  /** What the addresses in documents begin with. */
  readonly origin: string;
  /** What draws them: the source of the thread of a `DrawingRoom`. */
  readonly drawer: string;
  /** Where they are drawn, with others; the caller closes it. @default a room of its own */
  readonly room?: DrawingRoom;
  readonly warn: (line: string) => void;
}

/** A document, and under which key it is kept. */
export interface KnownDocument {
  readonly document: PageDocument;
  readonly type: DocumentType;
  readonly key: string;
}

/** Pixels across: 216 pt at 300 dpi. */
const PICTURE = { format: 'jpeg', width: 900, quality: 80 } as const;

/** What is shown on pages and has no size yet; more would be somebody who reads everything. */
const MOST_ASKED = 200;
/** What a document says is as much as its page, and a catalogue as much as all of them. */
const MOST_KNOWN = 200;
/** Nobody waits for what is drawn ahead: for each moment of work some of rest. */
const PAUSES = 4;

/** Documents that are drawn from content: what they say, how large they are, the files. Each is drawn once for each content. */
export class Documents {
  private readonly known: VersionCache<KnownDocument | null>;
  private readonly jobs = new Map<string, Promise<string>>();
  private readonly store: DocumentStore;
  private readonly room: DrawingRoom;
  private readonly asked = new Map<string, KnownDocument>();
  private drawing: Promise<void> | undefined;
  /** Between the first request and the end: only then is anything drawn that nobody waits for. */
  private isServing = false;

  constructor(private readonly options: DocumentsOptions) {
    this.known = new VersionCache(() => options.repository.version, MOST_KNOWN, 3_600_000);
    this.store = new DocumentStore(options.dir);
    this.room = options.room ?? new DrawingRoom(options.drawer);
  }

  /** From now on documents are drawn when they are shown, and ahead. */
  serve(): void {
    this.isServing = true;
  }

  async close(): Promise<void> {
    this.isServing = false;
    if (!this.options.room) await this.room.close();
    await this.store.flush();
  }

  /**
   * The document of a page by the selector of its address; undefined where the page has none.
   *
   * @param units that its reader asked for; the region's without
   */
  of(page: Resource, selector: string, units?: MeasureSystem): KnownDocument | undefined {
    const make = (): KnownDocument | null => {
      const type = this.options.types.find((each) => each.selector === selector);
      const document = type?.read(page, this.options.contextAt(page, units && { units }));
      return type && document ? { type, document, key: this.keyOf(document, type.pictures(document)) } : null;
    };
    return this.known.get(`${page.path} ${selector} ${units}`, make) ?? undefined;
  }

  /** What a page is expected to have, in the order in which visitors will want them. */
  *expectedOf(page: Resource): Generator<KnownDocument> {
    for (const type of this.options.types) {
      const known = type.isExpected(page) ? this.of(page, type.selector) : undefined;
      if (known) yield known;
    }
  }

  /** What is known of a document without drawing it. */
  facts({ key }: KnownDocument): DocumentFacts | undefined {
    return this.store.factsOf(key);
  }

  /** The same for a page that shows a document: one that has not been drawn yet is drawn soon, before those nobody has asked for. */
  drawnFile(page: Resource, selector: string, units?: MeasureSystem): DocumentFacts | undefined {
    const known = this.of(page, selector, units);
    const facts = known && this.facts(known);
    if (known && !facts && this.isServing && this.asked.size < MOST_ASKED) this.asked.set(known.key, known);
    if (this.asked.size > 0) this.drawing ??= this.drawAsked().finally(() => (this.drawing = undefined));
    return facts;
  }

  /** Draws what is not there yet, with pauses: pages come first. */
  async drawAhead(all: Iterable<KnownDocument>, isOver: () => boolean): Promise<void> {
    await this.store.open();
    for (const known of all) {
      if (isOver() || !this.isServing) return;
      if (!this.facts(known)) await rest((await this.drawQuietly(known)) * PAUSES);
      else await rest(0);
    }
  }

  private async drawAsked(): Promise<void> {
    await this.store.open();
    for (const [key, known] of this.asked) {
      if (!this.isServing) return;
      this.asked.delete(key);
      if (!this.facts(known)) await this.drawQuietly(known);
    }
  }

  /** @returns milliseconds that it took */
  private async drawQuietly(known: KnownDocument): Promise<number> {
    const start = performance.now();
    await this.file(known, true).catch((error: unknown) =>
      this.options.warn(
        `${known.document.address}: its ${known.document.type} cannot be drawn: ${String(error)}`,
      ),
    );
    return performance.now() - start;
  }

  /**
   * The file of a document; drawn now where there is none. Requests for the same one share one drawing.
   *
   * @param isAhead whether nobody waits for it yet
   */
  async file(known: KnownDocument, isAhead = false): Promise<string> {
    const found = await this.store.find(known.key);
    if (found) return found;
    let job = this.jobs.get(known.key);
    if (!job) {
      job = this.draw(known, isAhead).finally(() => this.jobs.delete(known.key));
      this.jobs.set(known.key, job);
    }
    return job;
  }

  private async draw({ type, document, key }: KnownDocument, isAhead: boolean): Promise<string> {
    const drawing: Drawing = {
      document,
      origin: this.options.origin,
      pictures: await this.pictures(type.pictures(document)),
    };
    return this.store.keep(key, await this.room.draw(drawing, isAhead));
  }

  /** Everything that its bytes follow from: what it says, what its pictures are, how documents are drawn. */
  private keyOf(document: PageDocument, pictures: readonly string[]): string {
    const files = pictures.map((path) => {
      const asset = getAsset(this.options.repository, path);
      return [path, binaryOf(asset)?.size, asset && assetLastModified(asset)];
    });
    return sha256(JSON.stringify([EDITION, this.options.origin, document, files])).slice(0, 40);
  }

  private async pictures(paths: readonly string[]): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const path of paths) {
      const file = this.originalOf(path)?.file;
      // A picture that cannot be read is no reason to have no document: its family is drawn instead.
      const rendition =
        file && (await this.options.renditions.file({ file, ...PICTURE }).catch(() => undefined));
      if (rendition) found[path] = rendition;
    }
    return found;
  }

  private originalOf(path: string): Resource['binary'] {
    return binaryOf(getAsset(this.options.repository, path));
  }
}
