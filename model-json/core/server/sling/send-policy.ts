import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyOf } from '../../repository/policies';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { nodeJson } from './default-get';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { sendBody } from '../http/send-body';

/**
 * `<component>.policy.json`: the choices that the template's policy offers to authors; `{}` without one. For authors
 * only.
 */
export async function sendPolicy(
  { runMode, repository }: Instance,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish') throw notFound();
  const policy = policyOf(repository, resource);
  const body = new Body(
    JSON.stringify(policy ? nodeJson(policy, Infinity) : {}),
    'application/json; charset=utf-8',
  );
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
