import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CSP_REPORTS } from './content-security-policy';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { POSTS_WINDOW } from './PostCounts';

/** Reports of one client in the window. A page with a fault sends one for each element. */
const TAKEN = 30;
const MAX_BYTES = 16 * 1024;
/** Faults that are told apart before the first is told again. */
const MOST_KNOWN = 500;

const violation = z.object({
  'effective-directive': z.string().optional(),
  'violated-directive': z.string().optional(),
  'blocked-uri': z.string().optional(),
  'document-uri': z.string().optional(),
});

/** What browsers send by `report-uri` (CSP 3, deprecated serialization of a violation). */
const report = z.object({ 'csp-report': violation });

/**
 * Takes the reports of browsers on what a page's Content-Security-Policy kept from it. Each fault is logged once; anybody can send
 * them, so they are few, small and never stored.
 */
export function cspReports(app: FastifyInstance, { posts }: Instance): void {
  const known = new Set<string>();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(CSP_REPORTS, async (request, reply) => {
      if (posts.count(request.raw) > TAKEN) {
        reply.header('retry-after', String(POSTS_WINDOW / 1000));
        throw new HttpError(429, 'Enough reports have come from your connection');
      }
      const line = lineOf(request.body);
      if (!known.has(line)) {
        if (known.size >= MOST_KNOWN) known.clear();
        known.add(line);
        request.log.warn(line);
      }
      return reply.code(204).send();
    });
  });
}

function lineOf(body: unknown): string {
  const parsed = report.safeParse(jsonOf(body));
  if (!parsed.success) throw new HttpError(400, 'That is no report on a Content-Security-Policy');
  const { 'csp-report': fault } = parsed.data;
  const directive = fault['effective-directive'] ?? fault['violated-directive'] ?? 'an unknown directive';
  return `Content-Security-Policy: ${short(directive)} kept ${short(fault['blocked-uri'])} from ${short(fault['document-uri'])}`;
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Without the query, which may hold what people typed, and in what a log line may hold. */
const short = (text = 'something'): string =>
  text
    .split(/[?#]/)[0]!
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200);
