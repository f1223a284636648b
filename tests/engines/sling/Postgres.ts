import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../dispatcher/httpd';

const INSTALLED = '/usr/lib/postgresql';

/** Whether Debian's package `postgresql` is installed. */
export const hasPostgres = (): boolean => existsSync(INSTALLED) && readdirSync(INSTALLED).length > 0;

/** A PostgreSQL with a database `oak`, in a folder that it takes along. It never runs as root: that it refuses. */
export class Postgres {
  private constructor(
    readonly port: number,
    private readonly dir: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<Postgres> {
    const dir = mkdtempSync(path.join(tmpdir(), 'postgres-'));
    const port = await freePort();
    if (process.getuid?.() === 0) chownSync(dir, numberOf('-u'), numberOf('-g'));
    run('initdb', '-D', dir, '-U', 'oak', '--auth=trust', '--encoding=UTF8', '--locale=C');
    const words = ['-D', dir, '-p', String(port), '-k', dir, '-c', 'listen_addresses=127.0.0.1'];
    const server = spawn(...asOwner('postgres', words), { stdio: 'ignore' });
    const postgres = new Postgres(port, dir, server);
    for (let i = 0; !postgres.hasDatabase(); i += 1) {
      if (i > 60) throw new Error(`PostgreSQL in ${dir} does not start`);
      await sleep(500);
    }
    return postgres;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    // Its quick end, in which open sessions are cut off.
    if (this.server.exitCode === null && this.server.kill('SIGINT')) await ended;
    rmSync(this.dir, { recursive: true, force: true });
  }

  private hasDatabase(): boolean {
    const words = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'oak', 'oak'];
    return spawnSync(...asOwner('createdb', words)).status === 0;
  }
}

const OWNER = 'postgres';

const numberOf = (option: string): number =>
  Number(spawnSync('id', [option, OWNER], { encoding: 'utf8' }).stdout);

/** A program of PostgreSQL and its words; for root, as the user whom Debian's package adds. */
function asOwner(program: string, words: readonly string[]): [string, string[]] {
  const version = readdirSync(INSTALLED).sort().at(-1) ?? '';
  const file = path.join(INSTALLED, version, 'bin', program);
  if (process.getuid?.() !== 0) return [file, [...words]];
  return ['setpriv', [`--reuid=${OWNER}`, `--regid=${OWNER}`, '--clear-groups', file, ...words]];
}

function run(program: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(...asOwner(program, words), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stdout}${stderr}`);
}
