import { userNow } from '../accounts/Actor';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MODELS } from '../../../../shared/authoring/fragment-model';
import { childOf, isName } from '../../repository/path';
import { guardedWrite, type Answering } from '../assets/api/guard';
import { editorOf } from '../http/editor-of';
import { readJson } from '../assets/api/read-json';
import { folderAt } from '../assets/store/asset-places';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import type { CsrfTokens } from '../security/csrf/CsrfTokens';
import { storedDate } from '../sling-post/Post';
import { initialValues } from './models/initial-values';
import { modelsOf } from './models/Model';
import { t } from '../../../../shared/authoring/language/t';

const FRAGMENTS = '/adobe/sites/cf/fragments';

const newFragment = z.object({
  title: z.string().min(1),
  name: z.string().min(1),
  modelId: z.string(),
  parentPath: z.string(),
  description: z.string().optional(),
});

/** `POST /adobe/sites/cf/fragments`: creates a fragment from a model, with the values that its fields begin with. */
export function fragmentWrites(scope: FastifyInstance, instance: Instance, tokens: CsrfTokens): void {
  const create: Answering = async (request, reply) => {
    const asked = await readJson(request, newFragment);
    const { repository } = instance;
    const model = modelsOf(repository).find(({ id }) => id === asked.modelId);
    if (!model)
      throw new HttpError(
        404,
        t('There is no model with the id {modelId}; see {MODELS}', { modelId: asked.modelId, MODELS }),
      );
    if (model.status !== 'enabled')
      throw new HttpError(
        409,
        t('The model “{title}” is not enabled; enable it first, or choose another one', {
          title: model.title,
        }),
      );
    folderAt(repository, asked.parentPath);
    if (!isName(asked.name))
      throw new HttpError(422, t('{name} is not a valid name', { name: JSON.stringify(asked.name) }));
    const path = childOf(asked.parentPath, asked.name);
    if (repository.get(path))
      throw new HttpError(
        409,
        t('{name} exists already in {parentPath}', { name: asked.name, parentPath: asked.parentPath }),
      );
    const at = storedDate(new Date());
    const by = editorOf(request);
    await repository.change(
      (draft) =>
        draft.create(path, {
          'jcr:primaryType': 'dam:Asset',
          'jcr:uuid': randomUUID(),
          'jcr:created': at,
          'jcr:createdBy': userNow(),
          'jcr:content': {
            'jcr:primaryType': 'dam:AssetContent',
            'jcr:title': asked.title,
            ...(asked.description !== undefined && { 'jcr:description': asked.description }),
            contentFragment: true,
            'jcr:lastModified': at,
            'jcr:lastModifiedBy': userNow(),
            data: {
              'jcr:primaryType': 'nt:unstructured',
              'cq:model': model.path,
              master: { 'jcr:primaryType': 'nt:unstructured', ...initialValues(model) },
            },
          },
        }),
      { ...(by !== undefined && { by }) },
    );
    return reply
      .code(201)
      .header('location', encodeURI(path))
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ path, title: asked.title, model: { id: model.id, path: model.path } }));
  };
  scope.post(FRAGMENTS, guardedWrite(instance, tokens, create));
}
