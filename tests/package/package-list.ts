import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageFile } from '../../scripts/package/content-files';

/** An entry of a package: a file's name without its hash, or a folder; the number of files and bytes. */
export type PackageList = ReadonlyMap<string, { readonly files: number; readonly bytes: number }>;

type Files = Iterable<readonly [name: string, file: PackageFile]>;

/** Sums up a package's files by the names from `place`. */
export function listPackage(files: Files, place: (name: string) => string): PackageList {
  const list = new Map<string, { files: number; bytes: number }>();
  for (const [name, file] of files) {
    const entry = list.get(place(name)) ?? { files: 0, bytes: 0 };
    entry.files += 1;
    entry.bytes += 'text' in file ? Buffer.byteLength(file.text) : statSync(file.copyOf).size;
    list.set(place(name), entry);
  }
  return new Map([...list].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** `site.0123abcd.js` → `site.[hash].js`. All numbered chunks share an entry: their numbers change when a source file moves. */
export const withoutHash = (name: string): string =>
  name.replace(/\.[\da-f]{8}\.(?=\w)/, '.[hash].').replace(/(?<=\/chunks\/)\d+(?=\.)/, '[number]');

/** The folder of a content file: a country's language, a brand's assets. */
export const contentFolder = (name: string): string => name.split('/').slice(0, 5).join('/');

const folder = path.join(__dirname, 'golden');

/** A list as stored in git: files, bytes and name, one line each. */
export const readGolden = (name: string): PackageList =>
  new Map(
    readFileSync(path.join(folder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, files, bytes, entry] = /^ *(\d+) +(\d+) (.+)$/.exec(line)!;
        return [entry!, { files: Number(files), bytes: Number(bytes) }];
      }),
  );

export function writeGolden(name: string, list: PackageList): void {
  const lines = [...list].map(
    ([entry, { files, bytes }]) => `${String(files).padStart(5)} ${String(bytes).padStart(10)} ${entry}\n`,
  );
  writeFileSync(path.join(folder, name), lines.join(''));
}

/** Changes accepted without a review: a tenth, or 2 KB; a twentieth of the number of files. */
const isNear = (expected: number, actual: number, share: number, least: number) =>
  Math.abs(actual - expected) <= Math.max(expected * share, least);

/** @returns a line for each unexpected entry */
export function differences(expected: PackageList, actual: PackageList): string[] {
  const names = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return names.flatMap((name) => {
    const [was, is] = [expected.get(name), actual.get(name)];
    if (!was) return `${name}: expected nothing, found ${told(is!)}`;
    if (!is) return `${name}: expected ${told(was)}, found nothing`;
    const isSame = isNear(was.bytes, is.bytes, 0.1, 2048) && isNear(was.files, is.files, 0.05, 0);
    return isSame ? [] : `${name}: expected ${told(was)}, found ${told(is)}`;
  });
}

const told = ({ files, bytes }: { files: number; bytes: number }) =>
  `${files === 1 ? '' : `${files} files, `}${bytes} bytes`;
