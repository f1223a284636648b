import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../../core/exporter/shared/properties';
import { Body } from '../../../core/server/http/Body';
import { HttpError } from '../../../core/server/http/http-error';
import { queryOf } from '../../../core/server/http/query-of';
import { sendBody } from '../../../core/server/http/send-body';
import type { Instance } from '../../../core/server/Instance';
import { readRoute } from '../../../core/server/sling/read-route';
import { GLOBAL, type ApiModel } from '../content/ApiModel';
import type { ShownFragment } from '../content/ShownFragment';
import { spelled } from '../content/spelled-values';
import { shownAt } from '../schema/Asking';
import { inJson } from '../server/in-json';

/** As AEM's delivery: a CDN asks again after five minutes. */
const CACHE = { publish: 'public, max-age=60, s-maxage=300', author: 'private, no-cache' } as const;

/** Levels of references that can be asked for at once. */
const DEEPEST = 3;

/**
 * `GET /adobe/contentFragments/ID`: a fragment as its fields' values by name. `variation` chooses one; with
 * `references=direct-hydrated` or `all-hydrated` the fragments that it refers to are given, too, by their paths.
 */
export function fragmentRoute(app: FastifyInstance, instance: Instance): void {
  readRoute(
    app,
    '/adobe/contentFragments/:id',
    inJson((request, reply) => deliver(instance, request, reply)),
    'signed-in',
  );
}

async function deliver(
  { endpoints, runMode }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '' } = request.params as Readonly<Record<string, string>>;
  const { variation, references } = queryOf(request);
  const models = endpoints.of(GLOBAL)?.models ?? new Map<string, ApiModel>();
  const { index } = endpoints;
  const choice = { variation: typeof variation === 'string' ? variation : undefined };
  const at = (path: string) => shownAt(path, choice, { index, models });
  const node = index.withId(id);
  const fragment = node && at(node.path);
  if (!fragment) throw new HttpError(404, `There is no content fragment with the id ${id}`);
  const levels = references === 'all-hydrated' ? DEEPEST : references === 'direct-hydrated' ? 1 : 0;
  const answer = {
    ...described(fragment),
    ...(levels > 0 && { references: hydrated(fragment, at, levels) }),
  };
  const body = new Body(JSON.stringify(answer), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', CACHE[runMode]), body);
}

function described(fragment: ShownFragment) {
  const { node, model, id, path, variation, tags } = fragment;
  const content = node.children.get('jcr:content')?.properties ?? {};
  return {
    id,
    path,
    title: text(content, 'jcr:title') ?? node.name,
    description: text(content, 'jcr:description') ?? '',
    variation,
    model: { path: model.path, title: model.title },
    tags,
    fields: Object.fromEntries(
      model.fields.map((field) => {
        const values = fragment.values(field).map((value) => spelled(value, field.kind));
        const isFormatted = field.kind === 'long-text';
        const shown = isFormatted
          ? values.map((value) => ({ value, mimeType: fragment.mimeType(field) }))
          : values;
        return [field.name, field.isList ? shown : (shown[0] ?? null)];
      }),
    ),
  };
}

/** The fragments that one refers to, and those that these refer to, each once by its path. */
function hydrated(
  fragment: ShownFragment,
  at: (path: string) => ShownFragment | undefined,
  levels: number,
): Record<string, object> {
  const found: Record<string, object> = {};
  let level: readonly ShownFragment[] = [fragment];
  for (let i = 0; i < levels; i++) {
    const paths = level.flatMap((each) =>
      each.model.fields.flatMap((field) => (field.kind === 'fragment' ? each.values(field).map(String) : [])),
    );
    level = [...new Set(paths)].flatMap((path) => {
      const next = path === fragment.path || path in found ? undefined : at(path);
      return next ? [next] : [];
    });
    for (const each of level) found[each.path] = described(each);
  }
  return found;
}
