import { appendFileSync, copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewReads } from './ReadRecorder';

const NAME = 'reads.ndjson';

/** A line of the file: parts as text, or reads by numbers of lines before. */
type Line = { readonly parts: readonly string[] } | { readonly reads: readonly StoredReads[] };
type StoredReads = readonly [parts: string, others: readonly number[]];

/** The numbers that a process uses, by those of the table. */
interface Numbers {
  readonly parts: number[];
  readonly reads: number[];
}

/**
 * What the entries of a generation were made from: parts of nodes, each with what it was, and reads, which consist of parts
 * and other reads. Reads that are the same in many pages are stored once.
 */
export class ReadTable {
  private readonly file: string;
  private readonly parts: string[] = [];
  private readonly partNumbers = new Map<string, number>();
  private readonly reads: StoredReads[] = [];
  private readonly makers = new Map<number, Numbers>();
  private current: boolean[] = [];

  /**
   * @param folder of the generation
   * @param previous folder of the generation whose entries may be taken over; undefined to begin with an empty table
   */
  constructor(folder: string, previous: string | undefined) {
    this.file = path.join(folder, NAME);
    const before = previous === undefined ? undefined : path.join(previous, NAME);
    if (!existsSync(this.file) && before !== undefined && existsSync(before)) copyFileSync(before, this.file);
    if (existsSync(this.file))
      for (const line of readFileSync(this.file, 'utf8').split('\n')) this.load(line);
  }

  /** All parts, as `isAsNoted` takes them. */
  get allParts(): readonly string[] {
    return this.parts;
  }

  /** @param changed numbers of parts that are not what they were */
  compare(changed: ReadonlySet<number>): void {
    this.current = [];
    for (const [parts, others] of this.reads) {
      const isSame = !unpack(parts).some((part) => changed.has(part));
      this.current.push(isSame && others.every((each) => this.current[each]));
    }
  }

  /** Whether all that was read is still what it was, as far as it was compared. */
  isCurrent(reads: number | undefined): boolean {
    return reads !== undefined && this.current[reads] === true;
  }

  /** Adds what a process has read. @returns the table's numbers of the reads by the process's */
  add(maker: number, { parts, reads }: NewReads): readonly number[] {
    const numbers = this.makers.get(maker) ?? { parts: [], reads: [] };
    this.makers.set(maker, numbers);
    const fresh = parts.filter((text) => !this.partNumbers.has(text));
    const stored: StoredReads[] = [];
    this.addParts(fresh);
    for (const text of parts) numbers.parts.push(this.partNumbers.get(text) ?? 0);
    for (const { parts: own, others } of reads) {
      const packed = pack(Array.from(own, (part) => numbers.parts[part] ?? 0));
      const line: StoredReads = [packed, others.map((each) => numbers.reads[each] ?? 0)];
      numbers.reads.push(this.reads.push(line) - 1);
      stored.push(line);
    }
    this.write([{ parts: fresh }, { reads: stored }]);
    return numbers.reads;
  }

  private write(lines: readonly Line[]): void {
    // A line that was cut off must not swallow the next.
    appendFileSync(this.file, `\n${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`);
  }

  private load(text: string): void {
    const line = parsed(text);
    if (line === undefined) return;
    if ('parts' in line) this.addParts(line.parts);
    else this.reads.push(...line.reads);
  }

  private addParts(texts: readonly string[]): void {
    for (const text of texts) this.partNumbers.set(text, this.parts.push(text) - 1);
  }
}

function parsed(text: string): Line | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as Line);
  } catch {
    return undefined;
  }
}

/** Numbers in rising order, as their differences: most are small. */
function pack(numbers: readonly number[]): string {
  let before = 0;
  const steps = [...numbers]
    .sort((a, b) => a - b)
    .map((each) => {
      const step = each - before;
      before = each;
      return step.toString(36);
    });
  return steps.join(' ');
}

function unpack(text: string): number[] {
  if (text === '') return [];
  let at = 0;
  return text.split(' ').map((step) => (at += parseInt(step, 36)));
}
