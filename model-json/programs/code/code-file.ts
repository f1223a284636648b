import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What V8 compiled of a module's text. V8 itself rejects the code of another version or other flags. */
export interface Code {
  /** Hash of the text. */
  readonly version: string;
  readonly code: Buffer;
}

/** By file name of the module. */
type Codes = ReadonlyMap<string, Code>;

/** @returns nothing if there is no such file, or a damaged one: everything is compiled again then */
export function readCode(file: string): Codes {
  try {
    const codes: unknown = deserialize(readFileSync(file));
    return codes instanceof Map ? (codes as Codes) : new Map();
  } catch {
    return new Map();
  }
}

/** Replaces the file at once. Where nothing can be written, as in a container, every start compiles. */
export function writeCode(file: string, codes: Codes): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, serialize(codes));
    renameSync(unfinished, file);
  } catch {
    // It is only a cache.
  }
}
