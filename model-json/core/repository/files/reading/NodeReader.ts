import { lstatSync, readFileSync } from 'node:fs';
import { ContentError } from '../../errors';
import type { NodeJson } from '../../node-json';
import { parseChecked, parseNode } from '../../parse-node';
import type { ContentIndex, Entry } from '../ContentIndex';
import type { Faults } from '../Faults';
import { labelOf } from '../mount';
import type { SavedFiles } from '../saved/SavedFiles';
import { versionOf } from '../version';
import { lacksBinary, missingBinary } from './asset';
import { stampOf } from './stamp';

/** Reads the files of nodes, and notes in the index which versions it has seen. */
export class NodeReader {
  /** @param saved cache of an earlier start */
  constructor(
    private readonly index: ContentIndex,
    private readonly faults: Faults,
    private readonly saved?: SavedFiles,
  ) {}

  /**
   * The checked content of a node's own file. If the file is broken, the problem is reported and the result is the last
   * valid version saved by an earlier start; undefined if there is none, or if it is in the tree already.
   */
  read(path: string): NodeJson | undefined {
    const entry = this.index.get(path);
    if (!entry?.node) return undefined;
    const { mount, file } = entry.node;
    try {
      const stats = lstatSync(file);
      const saved = this.saved?.unchanged(file, stats);
      const text = saved?.text ?? readFileSync(file, 'utf8');
      const seen = saved?.version ?? versionOf(text);
      const isKnownBroken = entry.seen === seen && entry.version !== seen;
      if (isKnownBroken) return this.lastGood(entry, file);
      entry.seen = seen;
      entry.stamp = stampOf(stats);
      const json = saved ? parseChecked(text) : parseNode(labelOf(mount, file), path, text);
      entry.version = seen;
      if (!saved) this.saved?.keep(file, stats, { text, version: seen });
      if (!entry.binary && lacksBinary(json)) this.faults.blame(path, missingBinary(labelOf(mount, file)));
      return json;
    } catch (error) {
      this.faults.blame(path, asContentError(error, labelOf(mount, file)));
      return entry.version === undefined ? this.lastGood(entry, file) : undefined;
    }
  }

  private lastGood(entry: Entry, file: string): NodeJson | undefined {
    const saved = this.saved?.lastGood(file);
    if (!saved) return undefined;
    entry.version = saved.version;
    return parseChecked(saved.text);
  }
}

function asContentError(error: unknown, label: string): ContentError {
  if (error instanceof ContentError) return error;
  return new ContentError(label, '', `cannot be read: ${String(error)}`, 'repair the file');
}
