import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
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
  await orSay(port, variable, async () => {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  });
  return `http://${placeOf(app.server, host, port)}`;
}

/** `listen` for a server without routes. */
export async function listenOn(
  server: Server,
  host: string,
  port: number,
  variable: string,
): Promise<string> {
  await orSay(port, variable, async () => {
    server.listen({ host, port });
    await once(server, 'listening');
  });
  return `${server instanceof SecureServer ? 'https' : 'http'}://${placeOf(server, host, port)}`;
}

async function orSay(port: number, variable: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const code = codeOf(error);
    const other = `choose another port with ${variable}=…`;
    if (code === 'EADDRINUSE') {
      throw new ListenError(`Port ${port} is in use. Stop the program that listens there, or ${other}`);
    }
    if (code === 'EACCES') throw new ListenError(`Port ${port} requires more privileges; ${other}`);
    throw error;
  }
}

function placeOf(server: Server, host: string, port: number): string {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const isAny = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1';
  return `${isAny ? 'localhost' : host}:${actual}`;
}
