import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way get to finish. */
const PATIENCE = 4500;

/**
 * Ends the process on SIGINT and SIGTERM: no new connection, requests under way finish, then `close` runs, exit 0. What takes
 * longer than the patience is cut off.
 */
export function endOnSignals(servers: readonly FastifyInstance[], close: () => Promise<void>): void {
  let ending = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (ending) return;
    ending = true;
    const [first] = servers;
    first?.log.info(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(0), PATIENCE).unref();
    await Promise.all(servers.map((server) => server.close()));
    await close();
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void end(signal));
  process.on('SIGTERM', (signal) => void end(signal));
}
