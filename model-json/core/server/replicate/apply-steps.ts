import { TAGS_ROOT } from '../../../../shared/addresses/tags';
import { storedOf } from '../../repository/derived/stored-of';
import type { Draft } from '../../repository/Draft';
import { besideOf, isBeside, type Exact } from '../../repository/exact-values';
import type { NodeJson } from '../../repository/node-json';
import { isNode } from '../../repository/node-json';
import { DAM_ROOT } from '../../repository/files/reading/scan';
import { isWithin, parentOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource, Value } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import { relocate } from '../relocate/relocate';
import { makeEqual } from '../../repository/drafts/make-equal';
import type { Step } from './Entry';
import { isPublishedWhole } from './published';
import { t } from '../../../../shared/authoring/language/t';

export interface Trees {
  readonly author: Repository;
  readonly publish: Repository;
}

/**
 * Applies all steps to the visitors' tree, or none. Steps are idempotent; what author no longer has is not published.
 *
 * @throws HttpError 409 if the parent page is not published
 */
export async function applySteps({ author, publish }: Trees, steps: readonly Step[]): Promise<void> {
  await publish.change((draft) => steps.forEach((step) => apply(draft, step, author, publish)), {
    asStored: true,
  });
}

function apply(draft: Draft, step: Step, author: Repository, publish: Repository): void {
  if ('remove' in step) {
    if (draft.has(step.remove)) draft.remove(step.remove);
  } else if ('put' in step) {
    const page = author.get(step.put);
    if (page && storedOf(page)) put(draft, page, step.node, author);
  } else {
    const { from, to, merges } = step.move;
    if (!draft.has(from)) return;
    if (draft.has(to) && !merges) draft.remove(to);
    // Folders of assets, and tags, are published with what is in them; pages below an unpublished page are not shown to visitors.
    const moved = isWithin(to, DAM_ROOT) || isWithin(to, TAGS_ROOT) ? author.get(to) : undefined;
    if (moved) makeFolders(draft, moved);
    if (moved && merges && !draft.has(to)) draft.create(to, { ...moved.properties });
    if (!draft.has(parentOf(to))) return draft.remove(from);
    relocate(draft, publish, step.move);
    keepInStep(draft, author, parentOf(to));
  }
}

/** Replaces a page's last publication; its child pages are kept. */
function put(draft: Draft, page: Resource, node: NodeJson, author: Repository): void {
  const { path } = page;
  makeFolders(draft, page);
  const before = draft.properties(path);
  if (!before) draft.create(path, node);
  else if (isPublishedWhole(page)) makeEqual(draft, path, node);
  else {
    const { 'jcr:content': content, ...properties } = node;
    for (const name of Object.keys({ ...before, ...properties }))
      if (before[name] !== properties[name] && !isBeside(name))
        draft.setProperty(
          path,
          name,
          properties[name] as Value | undefined,
          properties[besideOf(name)] as Exact | undefined,
        );
    if (draft.has(`${path}/jcr:content`)) draft.remove(`${path}/jcr:content`);
    if (isNode(content)) draft.create(`${path}/jcr:content`, content);
  }
  keepInStep(draft, author, path);
  keepInStep(draft, author, parentOf(path));
}

/** Folders are created; a parent page must exist. */
function makeFolders(draft: Draft, { parent }: Resource): void {
  if (!parent || draft.has(parent.path)) return;
  if (parent.properties['jcr:primaryType'] === 'cq:Page')
    throw new HttpError(
      409,
      t('{path} is not published; publish it before the pages below it', { path: parent.path }),
    );
  makeFolders(draft, parent);
  draft.create(parent.path, { ...parent.properties });
}

/** Gives children on publish the same order as on author. */
function keepInStep(draft: Draft, author: Repository, path: string): void {
  const is = draft.childNames(path);
  const wanted = author
    .list(path)
    .map(({ name }) => name)
    .filter((name) => is.includes(name));
  const others = is.filter((name) => !wanted.includes(name));
  const target = [...wanted, ...others];
  if (target.every((name, i) => name === is[i])) return;
  target.forEach((name) => draft.order(`${path}/${name}`, undefined));
}
