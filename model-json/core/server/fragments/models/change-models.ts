import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { freeName, nameFault, pageNameOf } from '../../../../../shared/addresses/page-name';
import type { ModelChange } from '../../../../../shared/authoring/fragment-model';
import { descendant } from '../../../exporter/shared/assets';
import type { Draft } from '../../../repository/Draft';
import { childOf, nameOf } from '../../../repository/path';
import { versionOfPage } from '../../../repository/versions/make-version';
import type { Version } from '../../../repository/versions/Version';
import { asServer, userNow } from '../../accounts/Actor';
import { checkMayWrite } from '../../accounts/rights/may-publish';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { makeFolders } from '../../../repository/drafts/make-folders';
import { deleteForAll } from '../../replicate/deletion/delete-for-all';
import { modelWithId, seesAllFragments } from './describe-models';
import { ITEMS, MODELS_FOLDER } from './Model';
import type { newModelSchema } from './model-schemas';
import { fieldsIn } from './read-field';
import { checkedField, refuseFaulty, refuseLosing } from './refuse-change';
import { fragmentsByModel } from './usage';
import { newModel, writeModel } from './write-model';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface Asked {
  readonly instance: Instance;
  /** The author of the change. */
  readonly by: string | undefined;
}

const optionsOf = (by: string | undefined) => ({ ...(by !== undefined && { by }) });

/**
 * Makes a model without fields.
 *
 * @returns its path
 * @throws HttpError 404 without the configuration, 409 for a name that is taken, 422 for one that cannot be
 */
export async function createModel(
  asked: z.infer<typeof newModelSchema>,
  { instance: { repository }, by }: Asked,
): Promise<string> {
  const site = asked.configurationFolder;
  if (!/^\/conf\/[^/]+$/.test(site) || !repository.get(site))
    throw new HttpError(
      404,
      t('There is no configuration at {site}; send /conf/ and the name of a site', { site }),
    );
  const folder = childOf(site, MODELS_FOLDER);
  checkMayWrite([folder]);
  const isTaken = (name: string) => repository.get(childOf(folder, name)) !== undefined;
  const name = asked.name ?? freeName(pageNameOf(asked.title) || 'model', isTaken);
  const fault = nameFault(name);
  if (fault !== undefined)
    throw new HttpError(422, t('“{name}” cannot be the name of a model. {fault}', { name, fault }));
  const path = childOf(folder, name);
  // The folder is part of the server, as its rights are: those who may write in it need not make it.
  if (!repository.get(folder)) await asServer(() => repository.change((draft) => makeFolders(draft, folder)));
  await repository.change((draft) => {
    if (draft.has(path))
      throw new HttpError(409, t('Another model is called {name} here; choose another name', { name }));
    draft.create(path, newModel(path, asked));
  }, optionsOf(by));
  return path;
}

/**
 * Changes a model that is still at a version.
 *
 * @throws ConflictError if it is not; HttpError 404 without it, 409 for what its fragments do not allow, 422 for settings
 * that cannot be
 */
export async function saveModel(
  id: string,
  version: string,
  change: ModelChange,
  { instance: { repository }, by }: Asked,
): Promise<string> {
  const { model, node } = modelWithId(repository, id);
  const { path } = model;
  checkMayWrite([path]);
  const items = descendant(node, ITEMS);
  const stored = new Map((items ? fieldsIn(items) : []).map((field) => [field.node, field]));
  const isCurrent = repository.versionOf(path) === version;
  const fields = change.fields.map((field) => checkedField(field, stored));
  // Of another version it is said first that it is one.
  if (isCurrent) {
    refuseFaulty(fields, new Set([...stored.values()].map(({ name }) => name)));
    refuseLosing(fields, stored, fragmentsByModel(repository).get(path) ?? []);
  }
  await repository.change((draft) => writeModel(draft, node, { ...change, fields }), {
    ...optionsOf(by),
    expected: [{ path, version }],
  });
  return path;
}

/**
 * Deletes a model that no fragment uses; visitors lose it at once. It comes back from the bin.
 *
 * @throws HttpError 403 for those who may not read all fragments, 404 without it, 409 if fragments use it
 */
export async function deleteModel(id: string, version: string, { instance, by }: Asked): Promise<void> {
  const { repository, versions } = instance;
  const { path } = modelWithId(repository, id).model;
  checkMayWrite([path]);
  if (!seesAllFragments())
    throw new HttpError(
      403,
      t(
        'Fragments that you may not read may use this model; only those who may read all content can delete it',
      ),
    );
  const count = fragmentsByModel(repository).get(path)?.length ?? 0;
  if (count > 0)
    throw new HttpError(
      409,
      counted(
        count,
        '{n} fragment uses {name}; delete them first, or disable the model',
        '{n} fragments use {name}; delete them first, or disable the model',
        { name: nameOf(path) },
      ),
    );
  const kept: Version[] = [];
  const remove = (draft: Draft) => {
    const deletion = { bin: randomUUID(), root: path, position: 0 };
    if (versions) kept.push(versionOfPage(versions.files, draft, path, { by: userNow(), deletion }));
    draft.remove(path);
  };
  await deleteForAll(instance, { path, by }, (intend) => {
    const change = repository.change(remove, {
      ...optionsOf(by),
      expected: [{ path, version }],
      beforeStored: async (draft) => {
        await versions?.add(kept);
        await intend(draft);
      },
    });
    return versions?.unlessRefused(kept, change) ?? change;
  });
}
