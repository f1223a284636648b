import type {
  EditedModel,
  ListedModel,
  ModelFolder,
  ModelFragments,
  UsedModel,
} from '../../../../../shared/authoring/fragment-model';
import { LAUNCHES } from '../../../../../shared/addresses/launches';
import { descendant } from '../../../exporter/shared/assets';
import { text } from '../../../exporter/shared/properties';
import { DAM_ROOT } from '../../../repository/files/reading/scan';
import { childOf } from '../../../repository/path';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { mayReadAll, mayWrite } from '../../accounts/rights/may-publish';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { titleOf } from '../../replicate/plan/describe-item';
import { publicationOf } from '../../replicate/publication';
import { ITEMS, MODELS_FOLDER, modelsOf, type Model } from './Model';
import { fieldsIn } from './read-field';
import { countHeld, fragmentsByModel } from './usage';
import { t } from '../../../../../shared/authoring/language/t';

type Trees = Pick<Instance, 'repository' | 'publish'>;

/** As many as anybody reads; the number of all is said. */
const MOST = 100;

/** Whether the person asking may read all fragments: others cannot know what depends on a model. */
export const seesAllFragments = (): boolean => mayReadAll([DAM_ROOT, LAUNCHES]);

/** The model with an id, and its node. @throws HttpError 404 if there is none */
export function modelWithId(tree: ResourceTree, id: string): { model: Model; node: Resource } {
  const model = modelsOf(tree).find((each) => each.id === id);
  const node = model && tree.get(model.path);
  if (!node)
    throw new HttpError(
      404,
      t('There is no model with the id {id}; GET /adobe/sites/cf/models lists them', { id }),
    );
  return { model, node };
}

/** The models of all sites, with their use. */
export function usedModels(trees: Trees): UsedModel[] {
  const fragments = fragmentsByModel(trees.repository);
  return modelsOf(trees.repository).map(({ fields: _, ...model }) =>
    used(model, fragments.get(model.path)?.length ?? 0, trees),
  );
}

/** A model for its editor. */
export function editedModel(id: string, trees: Trees): EditedModel {
  const { model, node } = modelWithId(trees.repository, id);
  const { fields: _, ...listed } = model;
  const fragments = fragmentsByModel(trees.repository).get(model.path) ?? [];
  const items = descendant(node, ITEMS);
  return {
    ...used(listed, fragments.length, trees),
    fields: items ? fieldsIn(items) : [],
    held: countHeld(fragments),
    seesAll: seesAllFragments(),
  };
}

function used(model: ListedModel, fragments: number, { repository, publish = repository }: Trees): UsedModel {
  const node = repository.get(model.path);
  const known = node && publicationOf(node, repository, publish);
  const publication = !known?.published ? 'none' : known.changedSince ? 'changed' : 'published';
  return { ...model, publication, fragments, mayWrite: mayWrite(model.path) };
}

/** The fragments of a model that the person asking may read. */
export function fragmentsOf(path: string, tree: ResourceTree): ModelFragments {
  const all = fragmentsByModel(tree).get(path) ?? [];
  const items = all.slice(0, MOST).map((node) => ({ path: node.path, title: titleOf(node) }));
  return { total: all.length, items };
}

/** The configurations of sites, each with room for models. */
export const modelFolders = (tree: ResourceTree): ModelFolder[] =>
  [...(tree.get('/conf')?.children.values() ?? [])]
    .filter(({ children }) => children.has('settings'))
    .map(({ path, name, properties }) => ({
      path,
      title: text(properties, 'jcr:title') ?? name,
      mayWrite: mayWrite(childOf(path, MODELS_FOLDER)),
    }));
