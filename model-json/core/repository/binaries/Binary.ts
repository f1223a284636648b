import { createHash } from 'node:crypto';
import type { NodeJson } from '../node-json';
import type { Value } from '../Resource';

/** The reference to a binary in a node: `":jcr:data": "{Binary}<SHA-256>-<size>"`, beside a property without a value. */
export type BinaryReference = string;

/** Bytes, found by their hash and size. */
export interface Binary {
  readonly hash: string;
  readonly size: number;
}

const REFERENCE = /^\{Binary\}([0-9a-f]{64})-(\d{1,15})$/;
const IN_TEXT = /\{Binary\}([0-9a-f]{64})-\d{1,15}/g;

/** The reference to bytes, whether they are stored or not. */
export const referenceTo = (bytes: Buffer): BinaryReference =>
  `{Binary}${createHash('sha256').update(bytes).digest('hex')}-${bytes.length}`;

/** The binary that a reference means; undefined for other values, such as a bare length in content from Sling. */
export function binaryAt(reference: Value | NodeJson | undefined): Binary | undefined {
  const [, hash, size] = (typeof reference === 'string' && REFERENCE.exec(reference)) || [];
  return hash === undefined ? undefined : { hash, size: Number(size) };
}

/** The hashes of all binaries to which a text refers. */
export const hashesIn = (text: string): string[] => [...text.matchAll(IN_TEXT)].map(([, hash = '']) => hash);
