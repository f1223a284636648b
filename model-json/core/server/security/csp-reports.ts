import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CSP_REPORTS } from './content-security-policy';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { POSTS_WINDOW } from './PostCounts';

/** Maximum reports of one client in the window. A faulty page sends one for each element. */
const TAKEN = 30;
const MAX_BYTES = 16 * 1024;
/** Number of distinct violations before the oldest is logged again. */
const MOST_KNOWN = 500;

const violation = z.object({
  'effective-directive': z.string().optional(),
  'violated-directive': z.string().optional(),
  'blocked-uri': z.string().optional(),
  'document-uri': z.string().optional(),
});

/** The format sent by browsers for `report-uri` (CSP 3, deprecated serialization of a violation). */
const report = z.object({ 'csp-report': violation });

/** The format sent for `report-to` (Reporting API): reports of the last minute or so, of other kinds among them. */
const reports = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
      documentURL: z.string().optional(),
    }),
  }),
);

/**
 * Receives browsers' reports of Content-Security-Policy violations. Each violation is logged once; since anybody can
 * send reports, they are limited in number and size and never stored.
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
        throw new HttpError(429, 'Too many reports from your connection');
      }
      for (const line of linesOf(request.body)) {
        if (known.has(line)) continue;
        if (known.size >= MOST_KNOWN) known.clear();
        known.add(line);
        request.log.warn(line);
      }
      return reply.code(204).send();
    });
  });
}

/** A line for each violation. */
function linesOf(body: unknown): string[] {
  const json = jsonOf(body);
  const many = reports.safeParse(json);
  if (many.success)
    return many.data.flatMap(({ type, body: { effectiveDirective, blockedURL, documentURL } }) =>
      type === 'csp-violation' ? [lineOf(effectiveDirective, blockedURL, documentURL)] : [],
    );
  const parsed = report.safeParse(json);
  if (!parsed.success) throw new HttpError(400, 'This is not a Content-Security-Policy report');
  const { 'csp-report': fault } = parsed.data;
  const directive = fault['effective-directive'] ?? fault['violated-directive'];
  return [lineOf(directive, fault['blocked-uri'], fault['document-uri'])];
}

const lineOf = (directive = 'an unknown directive', blocked?: string, page?: string): string =>
  `Content-Security-Policy: ${short(directive)} kept ${short(blocked)} from ${short(page)}`;

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Without the query, which can contain what people typed, and limited to characters that are safe in a log. */
const short = (text = 'something'): string =>
  text
    .replace(/[?#][^]*/, '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200);
