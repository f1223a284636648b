import { pipeline, type Readable } from 'node:stream';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { messageOf } from '../../../../shared/checked/error-parts';
import { ContentPackageError } from '../ContentPackageError';
import type { Budget } from './Budget';
import type { PackageFiles } from './PackageFiles';

/** Bytes of a file that is read as a whole. The largest document view of a large site has a tenth of it. */
const MAX_READ = 32 * 1024 * 1024;

/** Folders on the path of a file. */
const MAX_DEPTH = 200;

const OPTIONS = { strictFileNames: true, validateEntrySize: true, autoClose: false } as const;

/** An open package. */
export interface OpenPackage extends PackageFiles {
  close(): void;
}

/**
 * Opens a package, and checks the names and claims of all its files. Nothing is inflated before it is asked for.
 *
 * @param source the path of a file, or the bytes of a package within another
 * @param label its name in messages
 * @throws ContentPackageError if it is no zip file, or one that is made to do harm
 */
export async function openPackage(
  source: string | Buffer,
  label: string,
  budget: Budget,
): Promise<OpenPackage> {
  const zip = await refusing(label, () =>
    typeof source === 'string' ? openPromise(source, OPTIONS) : fromBufferPromise(source, OPTIONS),
  );
  try {
    const entries = await refusing(label, () => entriesOf(zip, label, budget));
    return asFiles(zip, label, entries, budget);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile, label: string, budget: Budget): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const seen = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    const why = faultOf(entry) ?? (seen.has(name) ? 'is there twice; remove one of the two' : undefined);
    if (why !== undefined) throw new ContentPackageError(`${label}!${name}`, why);
    seen.add(name);
    budget.countEntry(`${label}!${name}`, entry.uncompressedSize);
    if (!name.endsWith('/')) entries.set(name, entry);
  }
  return entries;
}

const LINK = 0o120000;
const KIND = 0o170000;
const STORED = 0;
const DEFLATED = 8;

/** What is wrong with a file before a byte of it is read. Names with `..`, absolute ones and backslashes are refused by yauzl. */
function faultOf(entry: Entry): string | undefined {
  const { fileName: name, compressionMethod: method } = entry;
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (kind === LINK) return 'is a symbolic link; put the file itself there';
  if (entry.isEncrypted()) return 'is encrypted; make the package without a password';
  if (method !== STORED && method !== DEFLATED)
    return `is compressed by method ${method}; packages are stored or deflated`;
  if (/[\0-\x1f]/.test(name)) return 'has control characters in its name';
  const parts = name.split('/');
  if (parts.length > MAX_DEPTH) return `is more than ${MAX_DEPTH} folders deep`;
  const isOdd = parts.some((part, i) => part === '.' || (part === '' && i < parts.length - 1));
  return isOdd ? 'has an empty name or "." on its path' : undefined;
}

function asFiles(
  zip: ZipFile,
  label: string,
  entries: ReadonlyMap<string, Entry>,
  budget: Budget,
): OpenPackage {
  const stream = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new ContentPackageError(label, `has no ${name}`);
    const place = `${label}!${name}`;
    const bytes = await refusing(place, () => zip.openReadStreamPromise(entry));
    const meter = budget.meter(place, entry.compressedSize);
    bytes.once('error', (error) => meter.destroy(asRefusal(place, error)));
    return pipeline(bytes, meter, () => {});
  };
  return {
    label,
    names: [...entries.keys()],
    stream,
    read: async (name) => whole(`${label}!${name}`, await stream(name)),
    close: () => zip.close(),
  };
}

/** All bytes of a stream. */
async function whole(place: string, stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_READ) throw new ContentPackageError(place, `is larger than ${MAX_READ} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function refusing<T>(label: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw asRefusal(label, error);
  }
}

const asRefusal = (label: string, error: unknown): ContentPackageError =>
  error instanceof ContentPackageError
    ? error
    : new ContentPackageError(label, `cannot be unpacked: ${messageOf(error)}`, { cause: error });
