import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mimeTypeOf } from '../../../repository/files/reading/mime-type';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { readParameters } from '../../sling-post/read-parameters';
import type { Parameters } from '../../sling-post/Parameters';
import type { AssetStore, IfTaken, StoredAsset } from '../store/AssetStore';
import { folderAt } from '../store/asset-places';
import { MIN_PART, Uploads } from '../uploads/Uploads';
import { editorOf } from '../../http/editor-of';
import { send } from './guard';
import { receiveForm } from './receive-form';
import { t } from '../../../../../shared/authoring/language/t';

/** Where parts are sent: the id of the upload and the number of the part, from 0. */
export const PART_ADDRESS = '/bin/assets/uploads';

/** What can be done with a folder of assets by a post, as selectors of its address. */
const POSTS = /^(\/content\/dam(?:\/.*)?)\.(initiateUpload\.json|completeUpload\.json|createasset\.html)$/;

/** The folder and the action of a post that uploads; undefined for other posts. */
export function uploadPost(path: string): { readonly folder: string; readonly action: string } | undefined {
  const [, folder, action] = POSTS.exec(path) ?? [];
  return folder === undefined || action === undefined ? undefined : { folder, action };
}

/** Answers a post that uploads: AEM's direct binary upload, or its older servlet for one file. */
export async function postUpload(
  instance: Instance,
  folder: string,
  action: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const store = storeOf(instance);
  folderAt(instance.repository, folder);
  if (action === 'createasset.html') return createAssets(store, folder, request, reply);
  const parameters = await readParameters(request.raw);
  return action === 'initiateUpload.json'
    ? initiate(store, folder, parameters, reply)
    : complete(store, folder, parameters, request, reply);
}

/** @throws HttpError 415 if this server stores no files */
export function storeOf({ assets }: Instance): AssetStore {
  if (!assets) throw new HttpError(415, t('This server stores no files; upload them to another'));
  return assets;
}

const sizes = z.array(z.coerce.number().int().min(0));

/** `fileName` and `fileSize`, as often as there are files. */
async function initiate(
  store: AssetStore,
  folder: string,
  parameters: Parameters,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const names = parameters.all('fileName') ?? [];
  const given = sizes.safeParse(parameters.all('fileSize') ?? []);
  if (names.length === 0 || !given.success || given.data.length !== names.length)
    throw new HttpError(400, t('Send fileName and fileSize (bytes) for each file'));
  const { maxBytes } = store.settings;
  const large = given.data.findIndex((size) => size > maxBytes);
  if (large >= 0)
    throw new HttpError(
      413,
      t('{names} is larger than {floor} MB, the most that an asset can have', {
        names: names[large],
        floor: Math.floor(maxBytes / 1024 / 1024),
      }),
    );
  const files: object[] = [];
  for (const [i, name] of names.entries()) {
    const size = given.data[i] ?? 0;
    const id = await store.uploads.begin({ folder, name, size });
    const partSize = Uploads.partSize({ size });
    const count = Math.max(1, Math.ceil(size / partSize));
    files.push({
      fileName: name,
      mimeType: mimeTypeOf(name) ?? 'application/octet-stream',
      uploadToken: id,
      uploadURIs: Array.from({ length: count }, (_, part) => `${PART_ADDRESS}/${id}/${part}`),
      minPartSize: Math.min(MIN_PART, partSize),
      maxPartSize: partSize,
    });
  }
  const completeURI = `${encodeURI(folder)}.completeUpload.json`;
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ completeURI, folderPath: folder, files }));
}

/** `uploadToken`, and what to do if there is such a name or such a file already. */
async function complete(
  store: AssetStore,
  folder: string,
  parameters: Parameters,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = parameters.get('uploadToken') ?? '';
  if (store.uploads.begun(token).folder !== folder)
    throw new HttpError(
      400,
      t('This upload began in another folder; complete it there, not in {folder}', { folder }),
    );
  const stored = await store.uploads.complete(token, (file, { name }) =>
    store.put(folder, {
      file,
      name: parameters.get('fileName') ?? name,
      ifTaken: ifTakenOf((name) => parameters.get(name)),
      refusesDuplicates: parameters.get('duplicates') === 'refuse',
      by: editorOf(request),
    }),
  );
  await store.uploads.discard(token);
  return sendStored(stored, reply);
}

async function createAssets(
  store: AssetStore,
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const done: StoredAsset[] = [];
  await receiveForm(request, (file, fileName, fields) =>
    store.uploads.whole(file, store.settings.maxBytes, async (staged) => {
      const stored = await store.put(folder, {
        file: staged,
        name: fields.get('fileName') ?? fileName,
        ifTaken: ifTakenOf((name) => fields.get(name)),
        refusesDuplicates: fields.get('duplicates') === 'refuse',
        by: editorOf(request),
      });
      done.push(stored);
    }),
  );
  const [last] = done.slice(-1);
  if (!last) throw new HttpError(400, t('There is no file in the form; send it as "file"'));
  return sendStored(last, reply);
}

/** AEM's `replace=true`; `rename=true` is ours. */
export function ifTakenOf(field: (name: string) => string | undefined): IfTaken {
  if (field('replace') === 'true') return 'replace';
  return field('rename') === 'true' ? 'rename' : 'refuse';
}

export function sendStored(
  { path, isNew, facts, duplicates }: StoredAsset,
  reply: FastifyReply,
): FastifyReply {
  const message = facts.wasPlaced ? 'OK; the place where it was taken has been removed' : 'OK';
  return send(reply.header('location', encodeURI(path)), isNew ? 201 : 200, message, {
    path,
    mimeType: facts.type,
    duplicates,
  });
}
