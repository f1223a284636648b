import type { FastifyInstance } from 'fastify';

/** How a server ends. */
export interface Ending {
  /** Milliseconds that requests under way get to finish. @default 4500 */
  readonly patience?: number;
  /** What comes before no new connection is taken: telling those who send requests. */
  readonly announce?: () => Promise<void>;
  /**
   * Whether only its parent ends the process, by vanishing or hanging up: a terminal tells the whole group, and who waits
   * for this one's answers has to end first.
   */
  readonly byParentOnly?: boolean;
}

/**
 * Ends the process on SIGINT and SIGTERM, and when the program that started it has gone: no new connection, requests under way finish, then `close` runs, exit 0. What takes
 * longer than the patience is cut off.
 */
export function endOnSignals(
  servers: readonly FastifyInstance[],
  close: () => Promise<void>,
  { patience = 4500, announce, byParentOnly = false }: Ending = {},
): void {
  let ending = false;
  const end = async (reason: string): Promise<void> => {
    if (ending) return;
    ending = true;
    const [first] = servers;
    first?.log.info(`${reason}: finishing what is under way`);
    await announce?.();
    setTimeout(() => process.exit(0), patience).unref();
    await Promise.all(servers.map((server) => server.close()));
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!byParentOnly) void end(signal);
    });
  }
  process.on(
    'disconnect',
    () => void end(byParentOnly ? 'Told to end' : 'The program that started this one has gone'),
  );
}
