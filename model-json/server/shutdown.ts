import type { FastifyInstance } from 'fastify';

/** How a server ends. */
export interface Ending {
  /** Milliseconds that requests under way get to finish. @default 4500 */
  readonly patience?: number;
  /** What comes before no new connection is taken: telling those who send requests. */
  readonly announce?: () => Promise<void>;
}

/**
 * Ends the process on SIGINT and SIGTERM: no new connection, requests under way finish, then `close` runs, exit 0. What takes
 * longer than the patience is cut off.
 */
export function endOnSignals(
  servers: readonly FastifyInstance[],
  close: () => Promise<void>,
  { patience = 4500, announce }: Ending = {},
): void {
  let ending = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (ending) return;
    ending = true;
    const [first] = servers;
    first?.log.info(`${signal}: finishing what is under way`);
    await announce?.();
    setTimeout(() => process.exit(0), patience).unref();
    await Promise.all(servers.map((server) => server.close()));
    await close();
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void end(signal));
  process.on('SIGTERM', (signal) => void end(signal));
}
