import type { FastifyInstance } from 'fastify';

/** A server that cannot have the address it is told to listen on. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly code = 'VEN_LISTEN';
}

/**
 * Listens.
 *
 * @param variable names the environment variable that the port comes from, for the error
 * @returns the address to open: `http://localhost:4503`
 * @throws ListenError when the port is taken or not allowed
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
    const { code } = error as NodeJS.ErrnoException;
    const other = `choose another port with ${variable}=…`;
    if (code === 'EADDRINUSE') {
      throw new ListenError(`Port ${port} is taken. End the program that listens there, or ${other}`);
    }
    if (code === 'EACCES')
      throw new ListenError(`Port ${port} may not be used without more rights; ${other}`);
    throw error;
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const isAny = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1';
  return `http://${isAny ? 'localhost' : host}:${actual}`;
}
