import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { readRoute } from '../../sling/read-route';
import type { Parameters } from '../../sling-post/Parameters';
import { NodeError } from '../wire/NodeError';

export const NODES_ADDRESS = '/bin/publish-nodes.json';

/** `GET`: the queue of each publish node; an empty list without any. */
export function sendNodes(app: FastifyInstance, { nodes }: Instance): void {
  readRoute(
    app,
    NODES_ADDRESS,
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ nodes: nodes?.figures() ?? [] }),
    'reads-all',
  );
}

/**
 * `cmd=Retry`, `Clear`, `Compare` or `Mend` for a `node`: tries at once; drops what waits; says what mending would
 * change; makes all its files equal to author's.
 *
 * @throws HttpError 400 for another command, 404 for an unknown node, 502 if the node cannot be compared
 */
export async function postNodes({ nodes }: Instance, parameters: Parameters): Promise<object> {
  const name = parameters.get('node');
  const queue = nodes?.find(name);
  if (!queue) throw new HttpError(404, `There is no publish node ${name ?? ''}`);
  const command = parameters.get('cmd');
  if (command === 'Retry') queue.retry();
  else if (command === 'Clear') queue.clear();
  else if (command === 'Mend') queue.mend();
  else if (command === 'Compare') return { node: queue.figures(), differences: await differences() };
  else throw new HttpError(400, `cmd=${command ?? ''} is unknown; send Retry, Clear, Compare or Mend`);
  return { node: queue.figures() };

  async function differences() {
    try {
      return await queue?.compare();
    } catch (error) {
      if (error instanceof NodeError)
        throw new HttpError(502, `${name} cannot be compared: ${error.message}`);
      throw error;
    }
  }
}
