import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/apache2';
const MODULES = '/usr/lib/apache2/modules';
const NEEDED = ['mpm_event', 'authz_core', 'rewrite', 'headers', 'proxy', 'proxy_http'];
const ventora = path.resolve(__dirname, '../../ui.apps/dispatcher/src');

/**
 * Debian's httpd; installed if missing and permitted.
 * @returns why it is unavailable, or undefined
 */
export function whyNoHttpd(): string | undefined {
  if (existsSync(PROGRAM)) return undefined;
  if (process.getuid?.() !== 0) return 'There is no /usr/sbin/apache2 (Debian: apt-get install apache2).';
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'apache2-bin'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, timeout: 120_000 });
  const { stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8', timeout: 240_000 });
  return existsSync(PROGRAM) ? undefined : `apache2 could not be installed: ${stderr}`;
}

/** httpd with the site's virtual host. `upstream`, an origin, takes the place of mod_dispatcher. */
export class Httpd {
  private constructor(
    readonly origin: string,
    private readonly program: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * @param environment variables that Cloud Manager would set: `VENTORA_SERVICE_URL` …
   * @param configuration another site's `dispatcher/src`
   * @throws with httpd's own message if it rejects the configuration
   */
  static async start(
    upstream: string,
    environment: Readonly<Record<string, string>> = {},
    port?: number,
    configuration = ventora,
  ): Promise<Httpd> {
    const folder = mkdtempSync(path.join(tmpdir(), 'httpd-'));
    port ??= await freePort();
    const file = path.join(folder, 'httpd.conf');
    mkdirSync(path.join(folder, 'docroot'));
    writeFileSync(file, mainConfiguration(configuration, folder, port, upstream));
    const env = { ...process.env, ...environment, DOCROOT: path.join(folder, 'docroot') };
    const { status, stderr } = spawnSync(PROGRAM, ['-t', '-f', file], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`httpd rejects the configuration:\n${stderr}`);
    const program = spawn(PROGRAM, ['-X', '-f', file], { env, stdio: 'ignore' });
    const httpd = new Httpd(`http://localhost:${port}`, program, folder);
    for (;;) {
      if (program.exitCode !== null) throw new Error(httpd.errors);
      if (await fetch(httpd.origin).catch(() => undefined)) return httpd;
      await wait(50);
    }
  }

  /** The content of httpd's error log. */
  get errors(): string {
    return readFileSync(path.join(this.folder, 'error.log'), 'utf8');
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.program.once('exit', done));
    this.program.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The project's virtual host on its own port, with a proxy in place of the Dispatcher. */
function mainConfiguration(configuration: string, folder: string, port: number, upstream: string): string {
  const enabled = path.join(configuration, 'conf.d/enabled_vhosts');
  const host = readdirSync(enabled)
    .map((name) => readFileSync(path.join(enabled, name), 'utf8'))
    .join('\n');
  const proxy = [
    '    ProxyPreserveHost On',
    // DispatcherPassError: 404s and refusals by the Dispatcher get their own page.
    '    ProxyErrorOverride On 404 500 502 503 504',
    // Rendering a page for the first time takes longer than the configuration's own time-out, which is for the service.
    `    ProxyPass / ${upstream}/ timeout=120`,
  ];
  return [
    `ServerRoot ${configuration}`,
    'ServerName localhost',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `Listen localhost:${port}`,
    `PidFile ${folder}/httpd.pid`,
    `ErrorLog ${folder}/error.log`,
    // Debian has some of them built in.
    ...NEEDED.filter((name) => existsSync(`${MODULES}/mod_${name}.so`)).map(
      (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
    ),
    // Our publish shares a process with the test and notices closed connections late while it renders.
    'KeepAlive Off',
    'ServerLimit 1',
    'ThreadsPerChild 16',
    'MaxRequestWorkers 16',
    host.replace('*:80', `*:${port}`).replace('</VirtualHost>', `${proxy.join('\n')}\n</VirtualHost>`),
    '',
  ].join('\n');
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
