import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import { childOf, nameOf, parentOf } from '../../../repository/path';
import { HttpError, notFound } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { Parameters } from '../../sling-post/Parameters';
import { postContent } from '../../sling-post/post-content';
import { decodePath } from '../../sling/sling-url';
import { folderAt, isAsset, isFolder } from '../store/asset-places';
import { readJson } from './read-json';
import { editorOf, headerOf } from '../../http/editor-of';
import { send } from './guard';
import { receiveForm } from './receive-form';
import { API, apiAddress, entityOf } from './siren';
import { ifTakenOf, sendStored, storeOf } from './upload-routes';
import { t } from '../../../../../shared/authoring/language/t';

/** The path of content for an address of the API; `.json` at its end is only the format. */
const contentPath = (request: FastifyRequest): string => {
  const path = decodePath(request.raw.url ?? API).slice(API.length);
  return DAM_ROOT + path.replace(/\/$/, '');
};

/** `GET /api/assets/FOLDER.json?offset=…&limit=…`, `GET /api/assets/ASSET.json`. */
export async function getEntity(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { repository, publish = repository } = instance;
  const asked = contentPath(request);
  const node = repository.get(asked) ?? repository.get(asked.replace(/\.json$/, ''));
  if (!node || !(isFolder(node) || isAsset(node))) throw notFound();
  const page = pageSchema.safeParse(queryOf(request));
  if (!page.success) throw new HttpError(400, 'offset and limit are whole numbers, 0 or more');
  const { offset, limit } = page.data;
  const entity = entityOf(node, { author: repository, publish }, offset, limit);
  const version = repository.versionOf(node.path);
  if (version !== undefined) reply.header('content-version', version);
  return reply
    .header('cache-control', 'private, no-cache')
    .type('application/vnd.siren+json; charset=utf-8')
    .send(JSON.stringify(entity));
}

const pageSchema = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(0).default(20),
});

const bodySchema = z.object({
  class: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]))
    .default({}),
});

/**
 * `POST /api/assets/FOLDER/NAME`: an asset with the request's body, or a folder (`{"class": "assetFolder"}`). A star as
 * the name leaves it to the request: `name` and `file` of a form.
 */
export async function postEntity(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = contentPath(request);
  const [folder, name] = [parentOf(path), nameOf(path)];
  if (isJson(request)) return createFolder(instance, path, request, reply);
  folderAt(instance.repository, folder);
  const store = storeOf(instance);
  const { maxBytes } = store.settings;
  const put = (file: string, called: string, field: (name: string) => string | undefined) =>
    store.put(folder, {
      file,
      name: called,
      ifTaken: ifTakenOf(field),
      refusesDuplicates: field('duplicates') === 'refuse',
      by: editorOf(request),
    });
  if (!(headerOf(request, 'content-type') ?? '').startsWith('multipart/')) {
    if (name === '*')
      throw new HttpError(400, t('Name the asset in the address, or send a form with name and file'));
    const query = queryOf(request);
    const stored = await store.uploads.whole(request.raw, maxBytes, (file) =>
      put(file, name, (each) => (typeof query[each] === 'string' ? query[each] : undefined)),
    );
    return sendStored(stored, reply);
  }
  let answer: FastifyReply | undefined;
  await receiveForm(request, (body, fileName, fields) =>
    store.uploads.whole(body, maxBytes, async (file) => {
      const called = name === '*' ? (fields.get('name') ?? fileName) : name;
      const stored = await put(file, called, (each) => fields.get(each));
      answer ??= sendStored(stored, reply);
    }),
  );
  if (!answer) throw new HttpError(400, t('There is no file in the form; send it as "file"'));
  return answer;
}

const isJson = (request: FastifyRequest): boolean =>
  (headerOf(request, 'content-type') ?? '').startsWith('application/json');

async function createFolder(
  instance: Instance,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = await readJson(request, bodySchema);
  const kind = [body.class ?? ''].flat().map((each) => each.replace(/^assets\//, ''));
  if (!kind.some((each) => each === 'assetFolder' || each === 'folder'))
    throw new HttpError(
      400,
      t('With JSON this creates folders: {"class": "assetFolder", "properties": {"title": "…"}}'),
    );
  if (instance.repository.get(path))
    throw new HttpError(
      409,
      t('{name} exists already in {parent}', { name: nameOf(path), parent: parentOf(path) }),
    );
  folderAt(instance.repository, parentOf(path));
  const title = body.properties['dc:title'] ?? body.properties['title'];
  const parameters = new Parameters();
  parameters.add('jcr:primaryType', 'sling:OrderedFolder');
  if (typeof title === 'string' && title !== '') parameters.add('jcr:title', title);
  return posted(instance, path, parameters, request, reply, 201);
}

/** `PUT /api/assets/ASSET`: new bytes, or with JSON new metadata (`{"class": "asset", "properties": {"dc:title": "…"}}`). */
export async function putEntity(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = contentPath(request);
  const node = instance.repository.get(path);
  if (!node || !isAsset(node)) throw new HttpError(404, t('There is no asset at {path}', { path }));
  if (isJson(request)) {
    const { properties } = await readJson(request, bodySchema);
    const parameters = new Parameters();
    for (const [name, value] of Object.entries(properties)) {
      const property = `./jcr:content/metadata/${name.replace(/^metadata\//, '')}`;
      if (value === null || value === '') parameters.add(`${property}@Delete`, 'true');
      else for (const each of [value].flat()) parameters.add(property, String(each));
      if (Array.isArray(value)) parameters.add(`${property}@TypeHint`, 'String[]');
    }
    return posted(instance, path, parameters, request, reply, 200);
  }
  const store = storeOf(instance);
  const stored = await store.uploads.whole(request.raw, store.settings.maxBytes, (file) =>
    store.put(parentOf(path), {
      file,
      name: nameOf(path),
      ifTaken: 'replace',
      refusesDuplicates: false,
      by: editorOf(request),
    }),
  );
  return sendStored(stored, reply);
}

/** `DELETE`: an asset, or a folder with everything in it. Visitors lose it at once. */
export async function deleteEntity(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = contentPath(request);
  const node = instance.repository.get(path);
  if (!node || path === DAM_ROOT)
    throw new HttpError(404, t('There is no asset or folder at {path}', { path }));
  const parameters = new Parameters();
  parameters.add(':operation', 'delete');
  return posted(instance, path, parameters, request, reply, 200);
}

/**
 * `MOVE` and `COPY` with `X-Destination`; a move takes references along. An existing target is overwritten unless
 * `X-Overwrite: F` says otherwise.
 */
export const transfer =
  (verb: 'relocate' | 'copy') =>
  async (instance: Instance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const from = contentPath(request);
    const to = destinationOf(request);
    const { repository } = instance;
    if (!repository.get(from) || from === DAM_ROOT)
      throw new HttpError(404, t('There is no asset or folder at {from}', { from }));
    const isTaken = repository.get(to) !== undefined;
    if (isTaken && (verb === 'relocate' || headerOf(request, 'x-overwrite') === 'F'))
      throw new HttpError(
        412,
        t('{name} exists already in {parent}; choose another name', {
          name: nameOf(to),
          parent: parentOf(to),
        }),
      );
    const parameters = new Parameters();
    parameters.add(':operation', verb);
    parameters.add(':dest', to);
    parameters.add(':adjustLinks', 'true');
    if (isTaken) parameters.add(':replace', 'true');
    return posted(instance, from, parameters, request, reply, isTaken ? 204 : 201);
  };

/** An address of the API, or a path below it. */
function destinationOf(request: FastifyRequest): string {
  const given = headerOf(request, 'x-destination');
  if (given === undefined)
    throw new HttpError(400, t('The header X-Destination is missing; send the new address'));
  const path = decodePath(given.replace(/^https?:\/\/[^/]+/, ''));
  if (!path.startsWith(`${API}/`)) throw new HttpError(400, `X-Destination must begin with ${API}/`);
  return childOf(DAM_ROOT, path.slice(API.length + 1).replace(/\/$/, ''));
}

async function posted(
  instance: Instance,
  path: string,
  parameters: Parameters,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<FastifyReply> {
  const expectedVersion = headerOf(request, 'if-content-version');
  const by = editorOf(request);
  const answer = await postContent(instance, {
    path,
    parameters,
    ...(expectedVersion !== undefined && { expectedVersion }),
    ...(by !== undefined && { by }),
  });
  if (answer.status >= 400) return send(reply, answer.status, answer.message ?? t('This failed'));
  if (answer.version !== undefined) reply.header('content-version', answer.version);
  const { unpublished, moved } = answer;
  return send(reply.header('location', `${apiAddress(answer.path)}.json`), status, 'OK', {
    path: answer.path,
    ...(unpublished && { unpublished }),
    ...(moved && { moved }),
  });
}
