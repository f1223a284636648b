import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { getPage } from '../../exporter/shared/pages';
import { guardedWrite } from '../assets/api/guard';
import { readJson } from '../assets/api/read-json';
import { editorOf } from '../http/editor-of';
import { HttpError, notFound } from '../http/http-error';
import { posts } from '../http/posts';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import { undoChange } from '../mcp/changes/undo-change';
import { asRefusal } from '../mcp/refusals';
import type { ToolContext } from '../mcp/Tool';
import { readRoute } from '../sling/read-route';
import { add, copy, move, remove, setProperties } from './calls/carry-out-call';
import * as payloads from './calls/payloads';
import { publishPages } from './calls/publish-pages';
import { readDetails } from './calls/read-details';
import { universalDefinitions, universalModels } from './definitions';
import { universalFilters } from './filters';
import { CORS_SCRIPT, UNIVERSAL } from './addresses';

/** A refusal's HTTP status, by its code. */
const STATUS: Readonly<Record<string, number>> = {
  stale: 412,
  invalid: 422,
  'not-found': 404,
  'not-allowed': 403,
  locked: 423,
  'not-possible': 409,
  busy: 503,
};

/**
 * What the Universal Editor asks of a server: what can be added, which fields components have, and the calls that change
 * content.
 */
export function universalRoutes(app: FastifyInstance, instance: Instance): void {
  readRoute(app, CORS_SCRIPT, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(corsScript()),
  );
  json(app, 'component-definition.json', () => universalDefinitions(instance.repository));
  json(app, 'component-models.json', () => universalModels(instance.repository));
  json(app, 'component-filters.json', (request) => {
    const page = getPage(instance.repository, String(queryOf(request)['page'] ?? ''));
    if (!page) throw notFound();
    return universalFilters(instance, page);
  });
  const call = <T>(
    name: string,
    schema: z.ZodType<T>,
    answer: (given: T, context: ToolContext) => object | Promise<object>,
  ) =>
    posts(app, (scope) => {
      scope.post(
        `${UNIVERSAL}/${name}`,
        guardedWrite(instance, instance.csrf, async (request, reply) => {
          const given = await readJson(request, schema);
          const context = { instance, app, editorId: editorOf(request) ?? 'universal-editor' };
          return reply.send(await refusedAs(async () => answer(given, context)));
        }),
      );
    });
  call('details', payloads.detailsCall, ({ target }) => readDetails(instance, target.resource));
  call('update', payloads.updateCall, ({ target, value }, context) =>
    setProperties(context, target.resource, [{ name: target.prop, value }]),
  );
  call('patch', payloads.patchCall, ({ target, patch }, context) =>
    setProperties(context, target.resource, [patch].flat()),
  );
  call('add', payloads.addCall, (given, context) => add(context, given));
  call('move', payloads.moveCall, (given, context) => move(context, given));
  call('copy', payloads.copyCall, (given, context) => copy(context, given));
  call('remove', payloads.removeCall, (given, context) => remove(context, given));
  call('undo', payloads.undoCall, async ({ change }, context) => {
    const { path } = await undoChange(context, change);
    return { undone: path };
  });
  call('publish', payloads.publishCall, ({ references }, { editorId }) =>
    publishPages(instance, references, editorId),
  );
}

/** Adobe's script, unmodified. */
let script: Buffer | undefined;
const corsScript = (): Buffer => (script ??= readFileSync(require.resolve('@adobe/universal-editor-cors')));

function json(app: FastifyInstance, name: string, answer: (request: FastifyRequest) => object): void {
  readRoute(app, `${UNIVERSAL}/${name}`, async (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').send(answer(request)),
  );
}

/** Turns what a command is refused with into an answer for a person: without the command's number, and what an agent would do. */
async function refusedAs(run: () => Promise<object>): Promise<object> {
  try {
    return await run();
  } catch (error) {
    const refusal = error instanceof HttpError ? undefined : asRefusal(error);
    if (!refusal) throw error;
    throw new HttpError(STATUS[refusal.code] ?? 500, refusal.message.replace(/^commands\/\d+: /, ''));
  }
}
