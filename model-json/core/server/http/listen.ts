import type { FastifyInstance } from 'fastify';
import { codeOf } from '../../../../shared/checked/error-parts';

/** A server cannot listen on its configured address. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly code = 'VEN_LISTEN';
}

/**
 * Starts listening.
 *
 * @param variable the environment variable of the port, for the error
 * @returns the address to open: `http://localhost:4503`
 * @throws ListenError if the port is in use or not allowed
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  variable: string,
): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    const code = codeOf(error);
    const other = `choose another port with ${variable}=…`;
    if (code === 'EADDRINUSE') {
      throw new ListenError(`Port ${port} is in use. Stop the program that listens there, or ${other}`);
    }
    if (code === 'EACCES') throw new ListenError(`Port ${port} requires more privileges; ${other}`);
    throw error;
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const isAny = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1';
  return `http://${isAny ? 'localhost' : host}:${actual}`;
}
