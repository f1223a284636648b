import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userNow } from '../accounts/Actor';
import { headerOf } from '../http/editor-of';
import { HttpError } from '../http/http-error';
import { asHttpError } from '../http/as-http-error';
import { posts } from '../http/posts';
import { readBytes } from '../http/read-bytes';
import type { Instance } from '../Instance';
import { RateLimit } from '../security/RateLimit';
import { checkAgent } from './http/check-agent';
import type { McpSessions } from './http/McpSessions';

export const MCP_ADDRESS = '/mcp';

const MAX_BYTES = 1024 * 1024;
/** Calls of an account in a minute. A busy agent makes one in a second. */
const MOST_CALLS = 300;

const calls = new RateLimit({ windowMs: 60_000, maxClients: 1000 });

/**
 * The Model Context Protocol over HTTP. Its code is loaded by the first request.
 *
 * @param isOpen whether it is switched on
 */
export function mcpRoutes(app: FastifyInstance, instance: Instance, isOpen: boolean): void {
  let opened: Promise<McpSessions> | undefined;
  const sessions = () =>
    (opened ??= import('./http/McpSessions').then(({ McpSessions }) => new McpSessions(instance, app)));
  app.addHook('preClose', async () => (await opened)?.close());
  posts(app, (scope) => {
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: MCP_ADDRESS,
      handler: async (request, reply) => {
        try {
          if (!isOpen)
            throw new HttpError(
              404,
              'Work by agents is not switched on here; start author with AUTHOR_MCP=on',
            );
          checkAgent(request, instance);
          if (calls.count(userNow()) > MOST_CALLS) {
            reply.header('retry-after', '60');
            throw new HttpError(
              429,
              `More than ${MOST_CALLS} requests in a minute; wait a minute, and go on`,
            );
          }
          return await answer(await sessions(), request, reply);
        } catch (error) {
          const { statusCode, message } = asHttpError(error) ?? {};
          if (statusCode === undefined || message === undefined) throw error;
          return refuse(reply, statusCode, message);
        }
      },
    });
  });
}

async function answer(
  sessions: McpSessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = headerOf(request, 'mcp-session-id');
  const message = request.method === 'POST' ? await messageIn(request) : undefined;
  const transport = id === undefined ? undefined : sessions.find(id);
  if (id !== undefined && !transport)
    return refuse(reply, 404, 'This session has ended; initialize a new one, without Mcp-Session-Id');
  if (!transport && !isInitialize(message))
    return refuse(
      reply,
      400,
      'Begin with initialize, and send the Mcp-Session-Id of its answer from then on',
    );
  const used = transport ?? (await sessions.begin());
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', 'no-store');
  await used.handleRequest(request.raw, reply.raw, message);
  return reply;
}

const isInitialize = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'method' in message && message.method === 'initialize';

async function messageIn(request: FastifyRequest): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BYTES, 'A message can have at most 1 MB; send a part of it');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}

/** Why nothing was done, as JSON-RPC says it. */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const code = status === 404 ? -32001 : -32000;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ jsonrpc: '2.0', error: { code, message }, id: null });
}
