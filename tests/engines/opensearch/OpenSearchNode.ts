import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './distribution';

/** OpenSearch refuses to run as root; the user `nobody` may have it. */
const NOBODY = 65_534;
const AS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface NodeSettings {
  readonly name: string;
  readonly port: number;
  /** The port for other nodes. */
  readonly transport: number;
  /** Transport addresses of all nodes, and their names. */
  readonly seeds: readonly string[];
  readonly names: readonly string[];
  /** Megabytes. */
  readonly heap: number;
}

/** One process of a cluster. It keeps its data when it is killed, and can be started again. */
export class OpenSearchNode {
  private process: ChildProcess | undefined;

  /**
   * @param home the distribution
   * @param folder for configuration, data and logs
   * @param security a folder with certificates and the security plugin's files
   */
  constructor(
    readonly settings: NodeSettings,
    private readonly home: string,
    private readonly folder: string,
    security: string,
  ) {
    const config = path.join(folder, 'config');
    for (const each of [config, ...['data', 'logs', 'tmp'].map((name) => path.join(folder, name))])
      mkdirSync(each, { recursive: true });
    cpSync(security, config, { recursive: true });
    cpSync(path.join(home, 'config/log4j2.properties'), path.join(config, 'log4j2.properties'));
    writeFileSync(path.join(config, 'opensearch.yml'), JSON.stringify(this.configuration(), null, 2));
    writeFileSync(path.join(config, 'jvm.options'), this.options());
    if (AS.uid !== undefined) run('chown', '-R', `${AS.uid}:${AS.gid}`, folder);
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  get isRunning(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }

  start(): void {
    const log = openSync(path.join(this.folder, 'console.log'), 'a');
    this.process = spawn(path.join(this.home, 'bin/opensearch'), {
      cwd: this.folder,
      env: {
        PATH: process.env.PATH,
        OPENSEARCH_JAVA_HOME: javaHome(),
        OPENSEARCH_PATH_CONF: path.join(this.folder, 'config'),
        OPENSEARCH_TMPDIR: path.join(this.folder, 'tmp'),
      },
      stdio: ['ignore', log, log],
      ...AS,
    });
    closeSync(log);
    const running = this.process;
    process.once('exit', () => running.kill('SIGKILL'));
  }

  /** Ends it; with SIGKILL like a power cut. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { process: running } = this;
    if (!running || !this.isRunning) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  private configuration(): Readonly<Record<string, unknown>> {
    const { name, port, transport, seeds, names } = this.settings;
    const security = 'plugins.security';
    const tls = {
      pemcert_filepath: 'node.pem',
      pemkey_filepath: 'node.key',
      pemtrustedcas_filepath: 'ca.pem',
    };
    const pems = (layer: string) =>
      Object.entries(tls).map(([key, file]) => [`${security}.ssl.${layer}.${key}`, file]);
    return {
      'cluster.name': 'ventora-test',
      'node.name': name,
      'path.data': path.join(this.folder, 'data'),
      'path.logs': path.join(this.folder, 'logs'),
      'network.host': '127.0.0.1',
      'http.port': port,
      'transport.port': transport,
      'discovery.seed_hosts': seeds,
      'cluster.initial_cluster_manager_nodes': names,
      'cluster.routing.allocation.disk.threshold_enabled': false,
      ...Object.fromEntries([...pems('http'), ...pems('transport')]),
      [`${security}.ssl.http.enabled`]: true,
      [`${security}.ssl.transport.enforce_hostname_verification`]: false,
      [`${security}.allow_default_init_securityindex`]: true,
      [`${security}.nodes_dn`]: ['CN=node'],
    };
  }

  private options(): string {
    const { heap } = this.settings;
    return [
      `-Xms${heap}m`,
      `-Xmx${heap}m`,
      '-XX:+UseSerialGC',
      '-Djava.io.tmpdir=${OPENSEARCH_TMPDIR}',
      '-Djava.util.concurrent.ForkJoinPool.common.threadFactory=org.opensearch.secure_sm.SecuredForkJoinWorkerThreadFactory',
      '',
    ].join('\n');
  }
}

const javaHome = (): string =>
  /java\.home = (.+)/.exec(run('sh', '-c', 'java -XshowSettings:properties -version 2>&1'))?.[1] ?? '';
