import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../dispatcher/httpd';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Debian's nginx with its module for brotli; installed if missing and permitted.
 * @returns why it is unavailable, or undefined
 */
export function whyNoNginx(): string | undefined {
  if (existsSync(PROGRAM) && existsSync(BROTLI)) return undefined;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  if (process.getuid?.() !== 0)
    return `There is no nginx with brotli (Debian: apt-get install ${packages.join(' ')}).`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, timeout: 120_000 });
  const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8', timeout: 240_000 });
  return existsSync(PROGRAM) && existsSync(BROTLI) ? undefined : `nginx could not be installed: ${stderr}`;
}

/** A running nginx. */
export class Nginx {
  private constructor(
    readonly origin: string,
    private readonly program: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * With the configuration of an exported site.
   *
   * @param out folder of the export
   */
  static async start(out: string, port?: number): Promise<Nginx> {
    return Nginx.startWith((_folder, own) => ofExport(out, own), port);
  }

  /**
   * @param http the content of the block `http`, given a folder for nginx's files and its port
   * @throws with nginx's own message if it rejects the configuration
   */
  static async startWith(http: (folder: string, port: number) => string, port?: number): Promise<Nginx> {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    port ??= await freePort();
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, mainConfiguration(folder, http(folder, port)));
    const { status, stderr } = spawnSync(PROGRAM, ['-t', '-q', '-c', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`nginx rejects the configuration:\n${stderr}`);
    const program = spawn(PROGRAM, ['-c', file], { stdio: 'ignore' });
    const nginx = new Nginx(`http://localhost:${port}`, program, folder);
    for (;;) {
      if (program.exitCode !== null) throw new Error(nginx.errors);
      if (await fetch(nginx.origin).catch(() => undefined)) return nginx;
      await wait(50);
    }
  }

  /** The content of its error log. */
  get errors(): string {
    return readFileSync(path.join(this.folder, 'error.log'), 'utf8');
  }

  /** Reads the configuration again, as after an export. */
  async reload(): Promise<void> {
    this.program.kill('SIGHUP');
    await wait(500);
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.program.once('exit', done));
    this.program.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const ofExport = (out: string, port: number): string => `
  include ${out}/current/conf/nginx-maps.conf;
  server {
    listen localhost:${port};
    include ${out}/current/conf/nginx-server.conf;
  }`;

const mainConfiguration = (folder: string, http: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${http}
}
`;
