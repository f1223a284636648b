import { fork, type ChildProcess } from 'node:child_process';
import { isOfNode } from '../repository/reads/NodeParts';
import { runnable } from '../../runnable';
import type { Addresses } from './addresses';
import type { FromMaker, SiteFacts, Task, ToMaker } from './messages';

/** A process that makes files has failed. */
export class MakerError extends Error {
  override readonly name = 'MakerError';
  readonly code = 'VEN_STATIC_FAILED';
}

/** What a maker has made; its entries number their reads as it does. */
export type Made = Extract<FromMaker, { type: 'made' }>;

interface Maker {
  readonly child: ChildProcess;
  answer: { resolve(message: FromMaker): void; reject(error: Error): void } | undefined;
  /** Resolves when it has answered all that it was told. */
  idle: Promise<unknown>;
}

/** Parts for a maker to compare at a time. */
const COMPARED = 10_000;

/** A page leaves some ten megabytes of garbage: with more room for it, less of it is copied before it is dropped. */
const HEAP = ['--max-semi-space-size=64'];

/** Processes that ask the published site and write what it answers; each has the whole content in memory. */
export class Makers {
  private readonly makers: Maker[];
  /** Processor time that they have reported. */
  seconds = 0;

  /** @param file of their program, absolute */
  constructor(file: string, count: number, words: readonly string[]) {
    this.makers = Array.from({ length: count }, (_, index) => start(file, [String(index + 1), ...words]));
  }

  get count(): number {
    return this.makers.length;
  }

  async list(): Promise<{ addresses: Addresses; facts: SiteFacts }> {
    const message = await this.tell(0, { type: 'list' });
    if (message.type !== 'listed') throw new MakerError('A maker answered something else');
    return message;
  }

  /** @param index of the maker */
  async make(index: number, tasks: readonly Task[], folder: string): Promise<Made> {
    const message = await this.tell(index, { type: 'make', tasks, folder });
    if (message.type !== 'made') throw new MakerError('A maker answered something else');
    this.seconds += message.seconds;
    return message;
  }

  /** The numbers of the parts that are not what they were. One maker asks features: it opens an index for that. */
  async changed(parts: readonly string[]): Promise<Set<number>> {
    const found = new Set<number>();
    const numbers = [...parts.keys()];
    const ofNodes = numbers.filter((number) => isOfNode(parts[number] ?? ''));
    const answers = numbers.filter((number) => !isOfNode(parts[number] ?? ''));
    const waiting = [answers];
    for (let from = 0; from < ofNodes.length; from += COMPARED)
      waiting.push(ofNodes.slice(from, from + COMPARED));
    const work = async (index: number): Promise<void> => {
      for (let some = waiting.shift(); some; some = waiting.shift()) {
        const compared = some.map((number) => parts[number] ?? '');
        const message = await this.tell(index, { type: 'compare', parts: compared });
        if (message.type !== 'compared') throw new MakerError('A maker answered something else');
        this.seconds += message.seconds;
        for (const each of message.changed) found.add(some[each] ?? NaN);
      }
    };
    // The first has the list to make, and the last begins with the answers.
    await Promise.all(this.makers.map((_, index) => work(this.count - 1 - index)));
    return found;
  }

  end(): void {
    for (const { child } of this.makers) child.kill('SIGTERM');
  }

  private tell(index: number, message: ToMaker): Promise<FromMaker> {
    const maker = this.makers[index];
    if (!maker?.child.connected) throw new MakerError('A process that makes files has ended');
    const answered = maker.idle.then(
      () =>
        new Promise<FromMaker>((resolve, reject) => {
          maker.answer = { resolve, reject };
          maker.child.send(message);
        }),
    );
    maker.idle = answered.catch(() => undefined);
    return answered;
  }
}

function start(source: string, words: readonly string[]): Maker {
  const { file, flags } = runnable(source);
  const child = fork(file, words, { execArgv: [...flags, ...HEAP], serialization: 'advanced' });
  const maker: Maker = { child, answer: undefined, idle: Promise.resolve() };
  const take = () => {
    const { answer } = maker;
    maker.answer = undefined;
    return answer;
  };
  child.on('message', (message: FromMaker) => {
    if (message.type === 'failed') take()?.reject(new MakerError(message.message));
    else take()?.resolve(message);
  });
  child.once('exit', (code, signal) =>
    take()?.reject(new MakerError(`A process that makes files has ended (${signal ?? code})`)),
  );
  return maker;
}
