import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundleOf } from '../../scripts/build/bundle';

const root = path.resolve(__dirname, '../..');

export const SECRET = 'a secret for replication, of 32 characters or more';

/** A program of ours in its own process, on a data folder. */
export class OwnProcess {
  private child: ChildProcess | undefined;
  /** What it has printed. */
  said = '';

  constructor(
    private readonly program: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  start(): void {
    const child = spawn(
      process.execPath,
      ['--require', bundleOf('programs/code/keep-code'), bundleOf(this.program)],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, REPLICATION_SECRET: SECRET, ...this.env },
      },
    );
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words: Buffer) => (this.said += words.toString()));
    this.child = child;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
