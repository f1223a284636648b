import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrivate } from '../send-private';
import { MODELS } from '../../../../../shared/authoring/fragment-model';
import { guardedWrite, type Answering } from '../../assets/api/guard';
import { readJson } from '../../assets/api/read-json';
import { editorOf } from '../../http/editor-of';
import { expectedVersion } from '../../http/expected-version';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import type { CsrfTokens } from '../../security/csrf/CsrfTokens';
import { readRoute } from '../../sling/read-route';
import { createModel, deleteModel, saveModel } from './change-models';
import { editedModel, fragmentsOf, modelFolders, modelWithId, usedModels } from './describe-models';
import { idOf, modelsOf } from './Model';
import { modelChangeSchema, newModelSchema } from './model-schemas';
import { t } from '../../../../../shared/authoring/language/t';

const ONE = `${MODELS}/:id`;

/**
 * Models after AEM's OpenAPI: the list (`GET …/models`) and each model (`GET …/models/ID`). Ours: with `usage=true` the
 * list also has the number of fragments and the configurations of sites; `GET …/models/ID/fragments`.
 */
export function modelReads(app: FastifyInstance, instance: Instance): void {
  const { repository } = instance;
  readRoute(app, MODELS, async (request, reply) => {
    const withUsage = queryOf(request)['usage'] === 'true';
    return sendPrivate(
      reply,
      withUsage
        ? { items: usedModels(instance), folders: modelFolders(repository) }
        : { items: modelsOf(repository) },
    );
  });
  readRoute(app, ONE, async (request, reply) => sendModel(instance, idIn(request), reply));
  readRoute(app, `${ONE}/fragments`, async (request, reply) => {
    const { model } = modelWithId(repository, idIn(request));
    return sendPrivate(reply, fragmentsOf(model.path, repository));
  });
}

/** Making, changing and deleting models, the latter two on the version that `If-Match` names. */
export function modelWrites(scope: FastifyInstance, instance: Instance, tokens: CsrfTokens): void {
  const create: Answering = async (request, reply) => {
    const asked = await readJson(request, newModelSchema);
    const path = await createModel(asked, { instance, by: editorOf(request) });
    const id = idOf(path);
    return sendModel(instance, id, reply.code(201).header('location', `${MODELS}/${id}`));
  };
  const save: Answering = async (request, reply) => {
    const version = versionIn(request);
    const change = await readJson(request, modelChangeSchema);
    await saveModel(idIn(request), version, change, { instance, by: editorOf(request) });
    return sendModel(instance, idIn(request), reply);
  };
  const remove: Answering = async (request, reply) => {
    await deleteModel(idIn(request), versionIn(request), { instance, by: editorOf(request) });
    return reply.code(204).send();
  };
  scope.post(MODELS, guardedWrite(instance, tokens, create));
  scope.put(ONE, guardedWrite(instance, tokens, save));
  scope.delete(ONE, guardedWrite(instance, tokens, remove));
}

function sendModel(instance: Instance, id: string, reply: FastifyReply): FastifyReply {
  const model = editedModel(id, instance);
  const version = instance.repository.versionOf(model.path);
  if (version !== undefined) reply.header('etag', `"${version}"`);
  return sendPrivate(reply, model);
}

function idIn({ params }: FastifyRequest): string {
  const { id } = params as Record<string, string>;
  return id ?? '';
}

/** @throws HttpError 428 without a version */
const versionIn = (request: FastifyRequest): string =>
  expectedVersion(request, t('The header If-Match is missing; send the ETag of the model that was read'));
