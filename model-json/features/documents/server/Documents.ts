import { EDITION } from '../drawing/edition';
import type { Drawing } from '../drawing/Drawing';
import { assetLastModified, getAsset } from '../../../core/exporter/shared/assets';
import type { ExportContext } from '../../../core/exporter/Exporter';
import type { DocumentPart } from '../DocumentPart';
import type { DocumentType } from '../DocumentType';
import type { Maker } from '../Maker';
import type { PageDocument } from '../PageDocument';
import type { MeasureSystem } from '../../../core/exporter/shared/locale/units';
import type { Repository } from '../../../core/repository/Repository';
import type { Choices } from '../../../core/server/Feature';
import type { Resource } from '../../../core/repository/Resource';
import { binaryOf } from '../../../core/server/http/binary';
import type { Renditions } from '../../../core/server/coreimg/Renditions';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { DocumentStore, sha256, type DocumentFacts } from './DocumentStore';
import { DrawingRoom } from './DrawingRoom';
import { rest } from './rest';

export interface DocumentsOptions {
  /** The kinds of documents, in the order in which visitors want them. */
  readonly types: readonly DocumentType[];
  readonly repository: Repository;
  /** The context of a page's model. */
  readonly contextAt: (page: Resource, parameters?: Readonly<Record<string, string>>) => ExportContext;
  readonly renditions: Renditions;
  /** Folder for drawn documents. */
  readonly dir: string;
  /** The origin of addresses in documents. */
  readonly origin: string;
  /** Source file of the thread of a `DrawingRoom`. */
  readonly drawer: string;
  /** A shared room; the caller closes it. @default a room of its own */
  readonly room?: DrawingRoom;
  /** Whether pages show the sizes of documents: they are known once drawn. @default true */
  readonly showsSizes?: boolean;
  readonly warn: (line: string) => void;
}

/** A document and the key under which it is stored. */
export interface KnownDocument {
  readonly document: PageDocument;
  readonly type: DocumentType;
  readonly key: string;
}

/** Pixel width: 216 pt at 300 dpi. */
const PICTURE = { format: 'jpeg', width: 900, quality: 80 } as const;

/** Documents waiting for their size to be shown; more must come from a crawler. */
const MOST_ASKED = 200;
/** Cached contents: a document is as large as its page, and a catalogue as large as all of them. */
const MOST_KNOWN = 200;
/** Drawing ahead is not urgent: pauses are this many times as long as the work. */
const PAUSES = 4;

/** Documents drawn from content: their contents, sizes and files. Each is drawn once for each version of its content. */
export class Documents {
  private readonly known: VersionCache<KnownDocument | null>;
  private readonly jobs = new Map<string, Promise<string>>();
  private readonly store: DocumentStore;
  private readonly room: DrawingRoom;
  /** Those of other makers, by their source. */
  private readonly rooms = new Map<string, DrawingRoom>();
  private readonly asked = new Map<string, KnownDocument>();
  private drawing: Promise<void> | undefined;
  /** Whether the server is up: documents are drawn ahead only then. */
  private isServing = false;
  private isClosed = false;

  constructor(private readonly options: DocumentsOptions) {
    this.known = new VersionCache(() => options.repository.version, MOST_KNOWN, 3_600_000);
    this.store = new DocumentStore(options.dir);
    this.room = options.room ?? new DrawingRoom(options.drawer);
  }

  /** From now on documents are drawn ahead and when a page shows them. */
  serve(): void {
    this.isServing = true;
  }

  async close(): Promise<void> {
    this.isServing = false;
    this.isClosed = true;
    if (!this.options.room) await this.room.close();
    await Promise.all([...this.rooms.values()].map((room) => room.close()));
    await this.store.flush();
  }

  /**
   * The document of a page by the selector of its address; undefined if the page has none.
   * @param units requested by the reader; those of the region by default
   * @param choices of the visitor; only those that the document depends on count
   */
  of(
    page: Resource,
    selector: string,
    units?: MeasureSystem,
    choices: Choices = {},
  ): KnownDocument | undefined {
    const type = this.options.types.find((each) => each.selector === selector);
    const chosen = Object.fromEntries(
      (type?.parameters ?? []).flatMap((name) => (choices[name] ? [[name, choices[name]]] : [])),
    );
    const parameters = { ...chosen, ...(units && { units }) };
    const make = (): KnownDocument | null => {
      const isPlain = Object.keys(parameters).length === 0;
      const document = type?.read(page, this.options.contextAt(page, isPlain ? undefined : parameters));
      return type && document ? { type, document, key: this.keyOf(document, type) } : null;
    };
    return this.known.get(`${page.path} ${selector} ${JSON.stringify(parameters)}`, make) ?? undefined;
  }

  /** The expected documents of a page, in the order in which visitors want them. */
  *expectedOf(page: Resource): Generator<KnownDocument> {
    for (const type of this.options.types) {
      const known = type.isExpected(page) ? this.of(page, type.selector) : undefined;
      if (known) yield known;
    }
  }

  /** The facts about a document, without drawing it. */
  facts({ key }: KnownDocument): DocumentFacts | undefined {
    return this.store.factsOf(key);
  }

  get showsSizes(): boolean {
    return this.options.showsSizes !== false;
  }

  /**
   * The same for a page that shows a document: if it has not been drawn yet, it is drawn soon, before those that no page has
   * shown.
   */
  drawnFile(page: Resource, selector: string, units?: MeasureSystem): DocumentFacts | undefined {
    const known = this.of(page, selector, units);
    const facts = known && this.facts(known);
    if (known && !facts && this.isServing && this.asked.size < MOST_ASKED) this.asked.set(known.key, known);
    if (this.asked.size > 0) this.drawing ??= this.drawAsked().finally(() => (this.drawing = undefined));
    return facts;
  }

  /** Draws missing documents, with pauses: requests for pages take precedence. */
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
      if (this.facts(known)) continue;
      const time = await this.drawQuietly(known);
      if (known.type.maker) await rest(time * PAUSES);
    }
  }

  /** @returns the duration in milliseconds */
  private async drawQuietly(known: KnownDocument): Promise<number> {
    const start = performance.now();
    await this.file(known, true).catch((error: unknown) =>
      this.options.warn(
        `${known.document.address}: cannot draw its ${known.document.type}: ${String(error)}`,
      ),
    );
    return performance.now() - start;
  }

  /**
   * The file of a document, drawn if missing. Requests for the same document share one drawing.
   * @param isAhead whether no request is waiting for it
   */
  file(known: KnownDocument, isAhead = false): Promise<string> {
    return this.kept(known.key, () => this.draw(known, isAhead));
  }

  private async kept(key: string, draw: () => Promise<Buffer>): Promise<string> {
    const found = await this.store.find(key);
    if (found) return found;
    let job = this.jobs.get(key);
    if (!job) {
      job = draw()
        .then((bytes) => this.store.keep(key, bytes))
        .finally(() => this.jobs.delete(key));
      this.jobs.set(key, job);
    }
    return job;
  }

  private async draw({ type, document }: KnownDocument, isAhead: boolean): Promise<Buffer> {
    const drawing: Drawing = {
      document,
      origin: this.options.origin,
      pictures: await this.pictures(type.pictures(document)),
      parts: await this.partsOf(type.parts?.(document) ?? [], document.address, isAhead),
    };
    return this.roomOf(type.maker).draw(drawing, isAhead);
  }

  /** A part that cannot be made must not prevent the document. A server that closes says nothing about a part. */
  private async partsOf(
    parts: readonly DocumentPart[],
    address: string,
    isAhead: boolean,
  ): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const part of parts) {
      const { drawable, maker } = part;
      const drawing = { document: drawable, origin: this.options.origin, pictures: {} };
      try {
        found[drawable.type] = await this.kept(keyOfPart(part), () =>
          this.roomOf(maker).draw(drawing, isAhead),
        );
      } catch (error) {
        if (this.isClosed) throw error;
        this.options.warn(`${address}: cannot draw its ${drawable.type}: ${String(error)}`);
      }
    }
    return found;
  }

  private roomOf(maker: Maker | undefined): DrawingRoom {
    if (!maker) return this.room;
    const room = this.rooms.get(maker.source) ?? new DrawingRoom(maker.source, maker.limit);
    this.rooms.set(maker.source, room);
    return room;
  }

  /** Everything that determines its bytes: its content, its pictures, and the layout. The name of its file. */
  private keyOf(document: PageDocument, type: DocumentType): string {
    const { extension = 'pdf' } = type;
    const files = type.pictures(document).map((path) => {
      const asset = getAsset(this.options.repository, path);
      return [path, binaryOf(asset)?.size, asset && assetLastModified(asset)];
    });
    const content = type.identity?.(document) ?? [this.options.origin, document];
    const parts = (type.parts?.(document) ?? []).map(keyOfPart);
    return `${hashOf([EDITION, content, files, ...parts])}.${extension}`;
  }

  private async pictures(paths: readonly string[]): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const path of paths) {
      const file = this.originalOf(path)?.file;
      // A picture that cannot be read or stored must not prevent the document: its family's drawing replaces it.
      const rendition =
        file && (await this.options.renditions.file({ file, ...PICTURE }).catch(() => undefined));
      if (typeof rendition === 'string') found[path] = rendition;
    }
    return found;
  }

  private originalOf(path: string): Resource['binary'] {
    return binaryOf(getAsset(this.options.repository, path));
  }
}

const hashOf = (content: object): string => sha256(JSON.stringify(content)).slice(0, 40);

const keyOfPart = ({ drawable, identity }: DocumentPart): string =>
  `${hashOf([drawable.type, identity])}.part`;
