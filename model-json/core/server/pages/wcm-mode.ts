import type { FastifyReply, FastifyRequest } from 'fastify';
import { WCM_MODES, type WcmMode } from '../../exporter/Exporter';
import type { Instance } from '../Instance';
import { queryOf } from '../http/query-of';

const COOKIE = 'wcmmode';

/**
 * The author's mode for a page: the query's `wcmmode`, else the cookie set by an earlier one, else `disabled`. On
 * publish always `disabled`.
 */
export function wcmModeOf({ runMode }: Instance, request: FastifyRequest): WcmMode {
  if (runMode === 'publish') return 'disabled';
  return (
    asked(request) ?? modeOf(/(?:^|;\s*)wcmmode=(\w+)/.exec(request.headers.cookie ?? '')?.[1]) ?? 'disabled'
  );
}

/** Stores a URL's mode in a cookie, so that the page's requests have the same mode (WCMRequestFilter). */
export function rememberWcmMode(request: FastifyRequest, reply: FastifyReply): void {
  const mode = asked(request);
  if (mode) reply.header('set-cookie', `${COOKIE}=${mode}; Path=/; HttpOnly; SameSite=Strict`);
}

const asked = (request: FastifyRequest): WcmMode | undefined => modeOf(queryOf(request)[COOKIE]);

const modeOf = (value: unknown): WcmMode | undefined => WCM_MODES.find((mode) => mode === value);
