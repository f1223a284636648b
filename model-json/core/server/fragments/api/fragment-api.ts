import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrivate } from '../send-private';
import { isWithin } from '../../../repository/path';
import { guardedWrite, type Answering } from '../../assets/api/guard';
import { readJson } from '../../assets/api/read-json';
import { editorOf } from '../../http/editor-of';
import { expectedVersion } from '../../http/expected-version';
import { HttpError } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { referencesOf } from '../../replicate/references';
import type { CsrfTokens } from '../../security/csrf/CsrfTokens';
import { readRoute } from '../../sling/read-route';
import { changeOf, patchSchema } from './apply-patch';
import { allFragments, fragmentWithId, type Found } from './find-fragment';
import {
  fragmentChange,
  removeFragment,
  removeVariation,
  saveFragment,
  saveVariation,
} from './fragment-changes';
import { fragmentJson, variationsOf } from './fragment-json';

const FRAGMENTS = '/adobe/sites/cf/fragments';
const ONE = `${FRAGMENTS}/:id`;
const VARIATION = `${ONE}/variations/:name`;

/** As many as AEM gives at once. */
const MOST = 50;

/** Reading fragments after AEM's OpenAPI: the list with a cursor, each one with an ETag, its variations and what it refers to. */
export function fragmentReads(app: FastifyInstance, instance: Instance): void {
  const { repository } = instance;
  readRoute(app, FRAGMENTS, async (request, reply) => {
    const { path, modelId, limit, cursor } = queryOf(request);
    const size = limit === undefined ? MOST : Number(limit);
    if (!Number.isInteger(size) || size < 1 || size > MOST)
      throw new HttpError(400, `limit is a whole number from 1 to ${MOST}`);
    const after = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
    const all = allFragments(repository).filter(
      ({ node, model }) =>
        (typeof path !== 'string' || isWithin(node.path, path)) &&
        (modelId === undefined || model.id === modelId) &&
        node.path > after,
    );
    const page = all.slice(0, size);
    const last = all.length > size ? page.at(-1)?.node.path : undefined;
    return sendPrivate(reply, {
      items: page.map((found) => fragmentJson(found, instance)),
      ...(last !== undefined && { cursor: Buffer.from(last).toString('base64url') }),
    });
  });
  readRoute(app, ONE, async (request, reply) => sendFragment(instance, foundIn(request, instance), reply));
  readRoute(app, `${ONE}/variations`, async (request, reply) =>
    sendPrivate(reply, { items: variationsOf(foundIn(request, instance)) }),
  );
  readRoute(app, `${ONE}/references`, async (request, reply) => {
    const { node } = foundIn(request, instance);
    const items = referencesOf(node, repository).map(({ path, properties }) => ({
      path,
      type: String(properties['jcr:primaryType']),
    }));
    return sendPrivate(reply, { items });
  });
}

/** Changing and deleting fragments and their variations, on the version that `If-Match` names. */
export function fragmentEdits(scope: FastifyInstance, instance: Instance, tokens: CsrfTokens): void {
  const asked = (request: FastifyRequest) => ({
    instance,
    by: editorOf(request),
    version: expectedVersion(
      request,
      'The header If-Match is missing; send the ETag of the fragment that was read',
    ),
  });
  const guarded = (answer: Answering) => guardedWrite(instance, tokens, answer);
  const saved = (request: FastifyRequest, reply: FastifyReply) =>
    sendFragment(instance, foundIn(request, instance), reply);
  scope.put(
    ONE,
    guarded(async (request, reply) => {
      const at = asked(request);
      await saveFragment(foundIn(request, instance), await readJson(request, fragmentChange), at);
      return saved(request, reply);
    }),
  );
  scope.patch(
    ONE,
    guarded(async (request, reply) => {
      const at = asked(request);
      const found = foundIn(request, instance);
      const change = changeOf(await readJson(request, patchSchema), fragmentJson(found, instance));
      await saveFragment(found, change, at);
      return saved(request, reply);
    }),
  );
  scope.delete(
    ONE,
    guarded(async (request, reply) => {
      await removeFragment(foundIn(request, instance), asked(request));
      return reply.code(204).send();
    }),
  );
  scope.put(
    VARIATION,
    guarded(async (request, reply) => {
      const at = asked(request);
      const change = await readJson(request, fragmentChange);
      await saveVariation(foundIn(request, instance), parameter(request, 'name'), change, at);
      return saved(request, reply);
    }),
  );
  scope.delete(
    VARIATION,
    guarded(async (request, reply) => {
      await removeVariation(foundIn(request, instance), parameter(request, 'name'), asked(request));
      return saved(request, reply);
    }),
  );
}

const parameter = ({ params }: FastifyRequest, name: string): string =>
  (params as Readonly<Record<string, string>>)[name] ?? '';

const foundIn = (request: FastifyRequest, { repository }: Instance): Found =>
  fragmentWithId(repository, parameter(request, 'id'));

function sendFragment(instance: Instance, found: Found, reply: FastifyReply): FastifyReply {
  const version = instance.repository.versionOf(found.node.path);
  if (version !== undefined) reply.header('etag', `"${version}"`);
  return sendPrivate(reply, fragmentJson(found, instance));
}
