import { clusterFeature } from '../../package/sling/distribution';
import { SlingServer } from '../../package/sling/SlingServer';
import { Postgres } from './Postgres';

/**
 * Seconds after a node's end until the others see its last changes and can change the same nodes. Oak's default is two
 * minutes; it renews the lease every 10 seconds.
 */
export const LEASE = Number(process.env.SLING_LEASE ?? 45);

/** Two Slings with one content, which is in a PostgreSQL. */
export class SlingCluster {
  private constructor(
    private readonly postgres: Postgres,
    readonly nodes: readonly SlingServer[],
  ) {}

  static async start(ports: readonly (number | undefined)[] = [undefined, undefined]): Promise<SlingCluster> {
    const postgres = await Postgres.start();
    const feature = clusterFeature(postgres.port);
    const nodes: SlingServer[] = [];
    try {
      // The first one sets up the database.
      for (const [i, port] of ports.entries())
        nodes.push(
          await SlingServer.start({
            name: `node${i + 1}`,
            feature,
            properties: { 'oak.documentMK.leaseDurationSeconds': LEASE },
            ...(port !== undefined && { port }),
          }),
        );
      return new SlingCluster(postgres, nodes);
    } catch (error) {
      for (const node of nodes) await node.stop();
      await postgres.stop();
      throw error;
    }
  }

  /** The setting `REPOSITORY` for it. */
  get setting(): string {
    return `sling+http://${this.nodes.map(({ origin }) => new URL(origin).host).join()}`;
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
    await this.postgres.stop();
  }
}
