import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The key that signs preview links: made once, and readable by its owner only. A new one ends all links. */
export function previewKey(dir: string): Buffer {
  const file = join(dir, 'key');
  const known = existsSync(file) ? readFileSync(file) : undefined;
  if (known?.length === BYTES) {
    chmodSync(file, 0o600);
    return known;
  }
  const key = randomBytes(BYTES);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const fresh = `${file}.new`;
  writeFileSync(fresh, key, { mode: 0o600, flush: true });
  renameSync(fresh, file);
  return key;
}
