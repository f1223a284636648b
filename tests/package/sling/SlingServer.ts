import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sling } from '../../../model-json/core/mirror/Sling';
import { freePort } from '../../dispatcher/httpd';
import { slingDistribution, type Distribution } from './distribution';

const AUTHORIZATION = `Basic ${Buffer.from('admin:admin').toString('base64')}`;
const MINUTE = 60_000;

/** Java modules that Sling's bundles access by reflection. */
const OPENS = [
  'java.base/java.lang',
  'java.base/java.net',
  'java.base/jdk.internal.loader',
  'java.naming/javax.naming.spi',
];

export interface StartOptions {
  /** Its folder below `target/sling`. */
  readonly name?: string;
  /** @default a free one */
  readonly port?: number;
  /** Whether content of an earlier run stays. */
  readonly isKept?: boolean;
  /** The file of another feature than Sling's Starter. */
  readonly feature?: string;
  /** System properties of Java. */
  readonly properties?: Readonly<Record<string, number>>;
}

/** An Apache Sling with Oak and AEM's node types, initially empty. */
export class SlingServer {
  readonly nodes: Sling;
  private java: ChildProcess;

  private constructor(
    readonly origin: string,
    private readonly home: string,
    private readonly launch: () => ChildProcess,
  ) {
    this.java = launch();
    this.nodes = new Sling(origin, { authorization: AUTHORIZATION });
  }

  static async start({
    name = 'home',
    port,
    isKept,
    feature,
    properties = {},
  }: StartOptions = {}): Promise<SlingServer> {
    const known = slingDistribution();
    const distribution = feature === undefined ? known : { ...known, feature };
    const home = path.join(distribution.folder, name);
    if (!isKept) rmSync(home, { recursive: true, force: true });
    mkdirSync(path.join(home, 'install'), { recursive: true });
    const at = port ?? (await freePort());
    const server = new SlingServer(`http://127.0.0.1:${at}`, home, () =>
      launch(distribution, home, at, properties),
    );
    await server.answers();
    server.install(distribution.nodeTypes);
    await server.until('the node types of AEM are there', () =>
      server.has('/jcr:system/jcr:nodeTypes/cq:Page'),
    );
    return server;
  }

  /** Ends it without warning, as a power cut does. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.java.once('exit', resolve));
    this.java.kill('SIGKILL');
    await ended;
  }

  /** Starts it again with its content, on the same port. */
  async restart(): Promise<void> {
    this.java = this.launch();
    await this.answers();
  }

  private answers(): Promise<void> {
    return this.until(`Sling answers`, () => this.has('/content'));
  }

  /** Hands a bundle or package to Sling's installer, which installs it when it can. */
  install(file: string): void {
    copyFileSync(file, path.join(this.home, 'install', path.basename(file)));
  }

  async has(node: string): Promise<boolean> {
    return (await this.nodes.node(node).catch(() => undefined)) !== undefined;
  }

  /** @throws if the condition is not met within ten minutes, or Sling has exited */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + 10 * MINUTE;
    while (!(await isSo())) {
      if (this.java.exitCode !== null) throw new Error(`Sling has exited: see ${this.home}/sling.log`);
      if (Date.now() > end)
        throw new Error(`${what}: not within ten minutes; see ${this.home}/logs/error.log`);
      await sleep(1000);
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.java.once('exit', resolve));
    if (this.java.exitCode !== null || !this.java.kill()) return;
    await ended;
  }
}

function launch(
  distribution: Distribution,
  home: string,
  port: number,
  ofJava: Readonly<Record<string, number>>,
): ChildProcess {
  const log = openSync(path.join(home, 'sling.log'), 'w');
  const properties = { 'org.osgi.service.http.port': port, 'org.apache.felix.http.host': '127.0.0.1' };
  return spawn(
    'java',
    [
      '-Xmx1g',
      ...Object.entries(ofJava).map(([name, value]) => `-D${name}=${value}`),
      ...OPENS.map((module) => `--add-opens=${module}=ALL-UNNAMED`),
      ...['-cp', distribution.classPath, 'org.apache.sling.feature.launcher.impl.Main'],
      ...['-f', distribution.feature, '-p', home, '-c', path.join(distribution.folder, 'cache')],
      ...['-u', distribution.repositories],
      ...Object.entries(properties).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ],
    { stdio: ['ignore', log, log] },
  );
}
