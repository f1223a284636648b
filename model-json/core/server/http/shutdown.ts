import type { FastifyInstance } from 'fastify';

/** How a server ends. */
export interface Ending {
  /** Milliseconds for requests in progress to finish. @default 4500 */
  readonly patience?: number;
  /** Runs before new connections are refused: notifies those who send requests. */
  readonly announce?: () => Promise<void>;
  /**
   * Whether only its parent ends the process, by vanishing or disconnecting: a terminal signals the whole group, but
   * the parent waits for this process's answers and must end first.
   */
  readonly byParentOnly?: boolean;
}

/**
 * Ends the process on SIGINT and SIGTERM, and when its parent has gone: refuses new connections, finishes requests in
 * progress, runs `close`, and exits with 0. Whatever takes longer than the patience is cut off.
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
    first?.log.info(`${reason}: finishing requests in progress`);
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
  process.on('disconnect', () => void end(byParentOnly ? 'Told to end' : 'The parent process has ended'));
}
