import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { ListenError } from '../http/listen';
import { codeOf } from '../../../../shared/checked/error-parts';
import type { Settings } from '../settings/settings';
import { operations } from './Operations';
import { operationsServer } from './operations-server';

/**
 * Opens the operators' port, if there is one in the settings, and lets SIGUSR2 switch the log level between `debug` and
 * that of the settings.
 *
 * @param program this program's name in metrics
 * @throws ListenError if the port is in use
 */
export async function serveOperations(
  program: string,
  settings: Pick<Settings, 'OPERATIONS_HOST' | 'OPERATIONS_PORT' | 'OPERATIONS_TOKEN'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const { OPERATIONS_HOST: host, OPERATIONS_PORT: port, OPERATIONS_TOKEN: token } = settings;
  let isDebugging = false;
  process.on('SIGUSR2', () => {
    isDebugging = !isDebugging;
    operations.setLogLevel(isDebugging ? 'debug' : 'default');
  });
  if (port === undefined) return;
  const server = operationsServer({ operations, program, token }).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ListenError(
      `OPERATIONS_PORT=${port} cannot be opened on ${host} (${codeOf(error) ?? String(error)}); choose another`,
    );
  }
  // It must not keep alive a program that has nothing else to do.
  server.unref();
  log.info(`operations: http://${host}:${port}/metrics`);
}
