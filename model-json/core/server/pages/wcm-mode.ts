import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WcmMode } from '../../exporter/Exporter';
import type { Instance } from '../Instance';

const COOKIE = 'wcmmode';

/**
 * The mode an author looks at a page in: the query's `wcmmode`, else the cookie that an earlier one left, else
 * `disabled`. On publish always `disabled`.
 */
export function wcmModeOf({ runMode }: Instance, request: FastifyRequest): WcmMode {
  if (runMode === 'publish') return 'disabled';
  return (
    asked(request) ?? modeOf(/(?:^|;\s*)wcmmode=(\w+)/.exec(request.headers.cookie ?? '')?.[1]) ?? 'disabled'
  );
}

/** Keeps the mode that a URL asks for, so that what the page fetches is in the same mode (WCMRequestFilter). */
export function rememberWcmMode(request: FastifyRequest, reply: FastifyReply): void {
  const mode = asked(request);
  if (mode) reply.header('set-cookie', `${COOKIE}=${mode}; Path=/; HttpOnly; SameSite=Strict`);
}

const asked = ({ query }: FastifyRequest): WcmMode | undefined =>
  modeOf((query as Readonly<Record<string, unknown>>)[COOKIE]);

const modeOf = (value: unknown): WcmMode | undefined =>
  value === 'edit' || value === 'preview' || value === 'disabled' ? value : undefined;
