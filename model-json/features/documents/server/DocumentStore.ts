import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The facts about a drawn document. They are kept when the file is evicted. */
export interface DocumentFacts {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

interface StoredFile {
  readonly bytes: number;
  usedAt: number;
}

/** A few dozen bytes each, and enough for all versions of a site's documents in a year. */
const MOST_FACTS = 20_000;
/** Minimum interval between writes. Lost facts only cost drawing the documents again. */
const WRITE_MS = 2000;

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Documents on disk by the key of their content, which is the name of their file. Writes are atomic; the least recently used are evicted. A file that does not
 * match its facts counts as missing.
 */
export class DocumentStore {
  private facts = new Map<string, DocumentFacts>();
  private readonly files = new Map<string, StoredFile>();
  private readonly verified = new Set<string>();
  private total = 0;
  private writing: NodeJS.Timeout | undefined;
  private opened: Promise<void> | undefined;

  /**
   * @param dir created when needed
   * @param limit total size of the files, bytes
   */
  constructor(
    private readonly dir: string,
    private readonly limit = 300 * 1024 * 1024,
  ) {}

  /** Reads the folder; other calls wait for it. */
  open(): Promise<void> {
    this.opened ??= this.read();
    return this.opened;
  }

  factsOf(key: string): DocumentFacts | undefined {
    return this.facts.get(key);
  }

  /** The file of a document; undefined if it must be drawn. */
  async find(key: string): Promise<string | undefined> {
    await this.open();
    const [known, file] = [this.facts.get(key), this.files.get(key)];
    if (!known || !file) return undefined;
    const target = this.place(key);
    if (!(await this.isSound(key, target, known))) {
      this.forget(key);
      return undefined;
    }
    file.usedAt = Date.now();
    return target;
  }

  /** Stores a document atomically. */
  async keep(key: string, bytes: Buffer): Promise<string> {
    await this.open();
    const target = this.place(key);
    await writeWhole(target, bytes);
    this.forget(key);
    this.files.set(key, { bytes: bytes.length, usedAt: Date.now() });
    this.total += bytes.length;
    this.verified.add(key);
    this.facts.delete(key);
    this.facts.set(key, { bytes: bytes.length, sha256: sha256(bytes) });
    const [oldest = key] = this.facts.keys();
    if (this.facts.size > MOST_FACTS) this.facts.delete(oldest);
    this.writing ??= setTimeout(() => void this.flush(), WRITE_MS).unref();
    await this.makeRoom(key);
    return target;
  }

  /** Saves the facts. */
  async flush(): Promise<void> {
    clearTimeout(this.writing);
    this.writing = undefined;
    await writeWhole(this.factsFile, Buffer.from(JSON.stringify(Object.fromEntries(this.facts)))).catch(
      () => {},
    );
  }

  private async read(): Promise<void> {
    const written = await readFile(this.factsFile, 'utf8').catch(() => '{}');
    this.facts = new Map(Object.entries(parsed(written)));
    for (const folder of await readdir(this.dir).catch(() => [])) {
      for (const name of await readdir(path.join(this.dir, folder)).catch(() => [])) {
        const file = path.join(this.dir, folder, name);
        const found = this.facts.has(name) ? await stat(file).catch(() => undefined) : undefined;
        if (found) {
          this.files.set(name, { bytes: found.size, usedAt: found.mtimeMs });
          this.total += found.size;
        } else await rm(file, { force: true });
      }
    }
  }

  /** Checked once per file after a start, since files may have been damaged or removed. */
  private async isSound(
    key: string,
    target: string,
    { bytes, sha256: expected }: DocumentFacts,
  ): Promise<boolean> {
    const found = await stat(target).catch(() => undefined);
    if (found?.size !== bytes) return false;
    if (this.verified.has(key)) return true;
    const isSame = sha256(await readFile(target).catch(() => Buffer.alloc(0))) === expected;
    if (isSame) this.verified.add(key);
    return isSame;
  }

  private forget(key: string): void {
    this.total -= this.files.get(key)?.bytes ?? 0;
    this.files.delete(key);
    this.verified.delete(key);
  }

  private async makeRoom(newest: string): Promise<void> {
    if (this.total <= this.limit) return;
    const oldest = [...this.files]
      .filter(([key]) => key !== newest)
      .sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [key] of oldest) {
      // Frees a tenth more than needed, so that the next document does not evict again.
      if (this.total <= this.limit * 0.9) return;
      this.forget(key);
      await rm(this.place(key), { force: true });
    }
  }

  private place(key: string): string {
    return path.join(this.dir, key.slice(0, 2), key);
  }

  private get factsFile(): string {
    return path.join(this.dir, 'facts.json');
  }
}

async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

const factsSchema = z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() }));

function parsed(json: string): Record<string, DocumentFacts> {
  try {
    return factsSchema.parse(JSON.parse(json));
  } catch {
    return {};
  }
}
