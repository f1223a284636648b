import type { SearchEngine } from '../../engine/SearchEngine';
import { Fingerprints } from '../documents/fingerprints';

/** An engine that is ready, with what its index contained. */
export interface OpenedIndex {
  readonly engine: SearchEngine;
  readonly known: Fingerprints;
  /** Called once the engine is closed. */
  release(): void;
}

/** What an engine's index contains. */
export async function knownTo(engine: SearchEngine): Promise<Fingerprints> {
  const known = new Fingerprints();
  for await (const document of engine.documents()) known.add(document);
  return known;
}
