import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../dispatcher/httpd';

const PROGRAM = '/usr/sbin/apache2';
const MODULES = '/usr/lib/apache2/modules';
const NEEDED = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

/** Debian's httpd with the configuration of an exported site. */
export class StaticHttpd {
  private constructor(
    readonly origin: string,
    private readonly program: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * @param out folder of the export
   * @throws with httpd's own message if it rejects the configuration
   */
  static async start(out: string): Promise<StaticHttpd> {
    const folder = mkdtempSync(path.join(tmpdir(), 'httpd-'));
    const port = await freePort();
    const file = path.join(folder, 'httpd.conf');
    writeFileSync(file, mainConfiguration(out, folder, port));
    const { status, stderr } = spawnSync(PROGRAM, ['-t', '-f', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`httpd rejects the configuration:\n${stderr}`);
    const program = spawn(PROGRAM, ['-X', '-f', file], { stdio: 'ignore' });
    const httpd = new StaticHttpd(`http://localhost:${port}`, program, folder);
    for (;;) {
      if (program.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'error.log'), 'utf8'));
      if (await fetch(httpd.origin).catch(() => undefined)) return httpd;
      await wait(50);
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.program.once('exit', done));
    this.program.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const mainConfiguration = (out: string, folder: string, port: number): string =>
  [
    `ServerRoot ${folder}`,
    'ServerName localhost',
    `Listen localhost:${port}`,
    `PidFile ${folder}/httpd.pid`,
    `ErrorLog ${folder}/error.log`,
    'TypesConfig /dev/null',
    ...NEEDED.filter((name) => existsSync(`${MODULES}/mod_${name}.so`)).map(
      (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
    ),
    'ServerLimit 1',
    'ThreadsPerChild 16',
    'MaxRequestWorkers 16',
    `<VirtualHost *:${port}>`,
    `Include ${out}/current/conf/httpd.conf`,
    '</VirtualHost>',
    '',
  ].join('\n');
