import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A machine that serves visitors, with a data folder of its own. */
export class Machine {
  private process: ChildProcess | undefined;
  private port = 0;

  constructor(private readonly dataDir: string) {}

  /** Undefined while it is stopped. */
  get address(): string | undefined {
    return this.process && this.port ? `http://127.0.0.1:${this.port}` : undefined;
  }

  /** The first step of a roll-out: the next release's chunks, while the former runs. */
  prepare(checkout: string): void {
    mkdirSync(path.join(this.dataDir, 'chunks'), { recursive: true });
    const built = path.join(checkout, 'dist/sites/harbour/clientlibs/clientlib-site/resources');
    cpSync(built, path.join(this.dataDir, 'chunks'), { recursive: true });
  }

  /** Stops what runs, and starts a release. Resolves when it serves. */
  async start(checkout: string): Promise<void> {
    await this.stop();
    const [author, publish] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, ['scripts/start.js'], {
      cwd: checkout,
      env: {
        ...process.env,
        SITE: 'harbour',
        AUTHOR_PORT: `${author}`,
        PUBLISH_PORT: `${publish}`,
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const serves = () =>
      fetch(`http://127.0.0.1:${publish}/`).then(({ ok }) => ok, () => false); // prettier-ignore
    while (!(await serves())) {
      if (child.exitCode !== null) throw new Error(`The machine ended with ${child.exitCode}`);
      await wait(50);
    }
    this.port = publish;
    this.process = child;
  }

  async stop(): Promise<void> {
    const { process: child } = this;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.process = undefined;
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
