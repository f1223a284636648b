import { fork, type ChildProcess } from 'node:child_process';
import { runnable } from '../../runnable';
import type { Addresses } from './addresses';
import type { Entry } from './Entry';
import type { FromMaker, SiteFacts, Task, ToMaker } from './messages';

/** A process that makes files has failed. */
export class MakerError extends Error {
  override readonly name = 'MakerError';
  readonly code = 'VEN_STATIC_FAILED';
}

interface Maker {
  readonly child: ChildProcess;
  answer: { resolve(message: FromMaker): void; reject(error: Error): void } | undefined;
}

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
  async make(index: number, tasks: readonly Task[], folder: string): Promise<readonly Entry[]> {
    const message = await this.tell(index, { type: 'make', tasks, folder });
    if (message.type !== 'made') throw new MakerError('A maker answered something else');
    this.seconds += message.seconds;
    return message.entries;
  }

  end(): void {
    for (const { child } of this.makers) child.kill('SIGTERM');
  }

  private tell(index: number, message: ToMaker): Promise<FromMaker> {
    const maker = this.makers[index];
    if (!maker?.child.connected) throw new MakerError('A process that makes files has ended');
    return new Promise((resolve, reject) => {
      maker.answer = { resolve, reject };
      maker.child.send(message);
    });
  }
}

function start(source: string, words: readonly string[]): Maker {
  const { file, flags } = runnable(source);
  const child = fork(file, words, { execArgv: [...flags], serialization: 'advanced' });
  const maker: Maker = { child, answer: undefined };
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
