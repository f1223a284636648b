import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../../../model-json/features/search/engine/opensearch/Cluster';
import type { ClusterAddress } from '../../../model-json/features/search/engine/opensearch/Sender';
import { freePort } from '../../dispatcher/httpd';
import { openSearchDistribution } from './distribution';
import { OpenSearchNode } from './OpenSearchNode';
import { USER, writeSecurity } from './security';

/** Milliseconds. With 20 programs on two cores a node took five minutes until it answered. */
const GREEN_WITHIN = 600_000;
const PASSWORD = 'of-this-test-only';
const SILENT = { info: () => undefined, warn: () => undefined };

interface Health {
  readonly status: string;
  readonly number_of_nodes: number;
}

/** A real OpenSearch of one or more processes on this machine, with TLS and a user. */
export class OpenSearchCluster {
  private constructor(
    readonly nodes: readonly OpenSearchNode[],
    readonly address: ClusterAddress,
    private readonly folder: string,
  ) {}

  /** @param heap megabytes for each node */
  static async start(count: number, heap = 384): Promise<OpenSearchCluster> {
    const home = openSearchDistribution();
    const folder = mkdtempSync(path.join(tmpdir(), 'opensearch-'));
    chmodSync(folder, 0o755);
    const security = path.join(folder, 'security');
    const ca = writeSecurity(security, home, PASSWORD);
    const members: { name: string; port: number; transport: number }[] = [];
    for (let number = 1; number <= count; number += 1)
      members.push({ name: `n${number}`, port: await freePort(), transport: await freePort() });
    const names = members.map(({ name }) => name);
    const seeds = members.map(({ transport }) => `127.0.0.1:${transport}`);
    const nodes = members.map(
      (member) =>
        new OpenSearchNode({ ...member, seeds, names, heap }, home, path.join(folder, member.name), security),
    );
    const origins = members.map(({ port }) => new URL(`https://127.0.0.1:${port}`));
    const cluster = new OpenSearchCluster(
      nodes,
      { nodes: origins, user: USER, password: PASSWORD, ca },
      folder,
    );
    nodes.forEach((node) => node.start());
    await cluster.isGreen();
    return cluster;
  }

  /** A client of its own; the caller closes it. */
  client(log: { info(line: string): void; warn(line: string): void } = SILENT): Cluster {
    return new Cluster(this.address, log);
  }

  /** `SEARCH` for it. */
  get setting(): string {
    const hosts = this.address.nodes.map(({ host }) => host).join();
    return `opensearch+https://${USER}:${PASSWORD}@${hosts}/ventora`;
  }

  /** The file with the certificate that signed the nodes', for `NODE_EXTRA_CA_CERTS`. */
  get authority(): string {
    return path.join(this.folder, 'security/ca.pem');
  }

  /** The node that manages the cluster. */
  async manager(): Promise<OpenSearchNode> {
    const client = this.client();
    const [{ node }] = await client.ask<[{ node: string }]>('GET', '/_cat/cluster_manager?format=json');
    client.close();
    return this.nodes.find(({ settings }) => settings.name === node)!;
  }

  /** Resolves when all running nodes are in the cluster and hold every copy. @returns milliseconds */
  async isGreen(): Promise<number> {
    const start = performance.now();
    const wanted = this.nodes.filter((node) => node.isRunning).length;
    const client = this.client();
    try {
      for (;;) {
        const health = await client.ask<Health>('GET', '/_cluster/health').catch(() => undefined);
        if (health?.status === 'green' && health.number_of_nodes === wanted) return performance.now() - start;
        if (performance.now() - start > GREEN_WITHIN)
          throw new Error(`not green: ${JSON.stringify(health)}; ${this.folder}`);
        if (!this.nodes.some((node) => node.isRunning)) throw new Error(`No node runs; see ${this.folder}`);
        await sleep(500);
      }
    } finally {
      client.close();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop('SIGKILL')));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
