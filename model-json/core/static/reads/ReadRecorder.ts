import type { NodeParts } from '../../repository/reads/NodeParts';
import { recording, Scope } from '../../repository/reads/Scope';

/** What a value was computed from: numbers of parts of nodes, and of other reads. */
export interface Reads {
  readonly parts: Uint32Array;
  readonly others: readonly number[];
}

/** What a process has read since it was last asked: parts of nodes as text, and reads by their numbers. */
export interface NewReads {
  readonly parts: readonly string[];
  readonly reads: readonly Reads[];
}

/** Records what answers are made from, by numbers that count up within this process. */
export class ReadRecorder {
  private readonly numbers = new Map<Scope, number>();
  private waiting: Reads[] = [];
  private told = 0;

  constructor(private readonly parts: NodeParts) {}

  /** @returns the job's result, and the number of its reads; undefined if it was made from more than content */
  async record<T>(job: () => Promise<T>): Promise<[T, number | undefined]> {
    const scope = new Scope();
    const result = await recording(scope, job);
    return [result, isChanging(scope) ? undefined : this.numberOf(scope)];
  }

  /** What is new since the last call. */
  take(): NewReads {
    const parts = this.parts.since(this.told);
    this.told += parts.length;
    const reads = this.waiting;
    this.waiting = [];
    return { parts, reads };
  }

  private numberOf(scope: Scope): number {
    const known = this.numbers.get(scope);
    if (known !== undefined) return known;
    const others = [...scope.scopes].map((each) => this.numberOf(each));
    const number = this.numbers.size;
    this.numbers.set(scope, number);
    const answers = [...scope.answers].map((each) => this.parts.numberOf(each));
    this.waiting.push({ parts: Uint32Array.from([...scope.parts, ...answers]).sort(), others });
    return number;
  }
}

const isChanging = (scope: Scope): boolean => scope.isChanging || [...scope.scopes].some(isChanging);
