import type { FormerNode, TemplateChanged } from '../../../../shared/authoring/template';
import type { Draft } from '../../repository/Draft';
import type { NodeJson } from '../../repository/node-json';
import { childOf, nameOf, parentOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { HttpError } from '../http/http-error';
import { makeEqual } from '../../repository/drafts/make-equal';
import { nodeInDraft } from '../../repository/drafts/node-in-draft';
import { nodeDigest } from './node-digest';
import { t } from '../../../../shared/authoring/language/t';

/** A node that a change is about, with the version that its author has seen. */
export interface Seen {
  readonly path: string;
  readonly version: string;
}

export interface TemplateChange {
  readonly repository: Repository;
  /** The window that the change comes from. */
  readonly by: string | undefined;
  /** Called when the change is complete but not stored yet; see `ChangeOptions`. */
  readonly beforeStored?: (draft: Draft) => Promise<void>;
}

/**
 * Changes nodes of templates and policies as one step.
 *
 * @param seen nothing is changed if one of these is not as its author has seen it
 * @param touched the nodes that change: what is needed to take it back
 * @returns how they were
 * @throws HttpError 412 if somebody has changed what the author saw
 */
export async function changeNodes(
  { repository, by, beforeStored }: TemplateChange,
  { seen, touched, path }: { seen: readonly Seen[]; touched: readonly string[]; path: string },
  edit: (draft: Draft) => void,
): Promise<TemplateChanged> {
  return repository.change(
    (draft) => {
      for (const each of seen) refuseChanged(draft, each);
      const before = touched.map((one) => ({
        path: one,
        node: nodeInDraft(draft, one) ?? null,
        before: siblingAfter(draft, one),
      }));
      edit(draft);
      const former = before.map((one): FormerNode => {
        const node = nodeInDraft(draft, one.path);
        return { ...one, version: node === undefined ? null : nodeDigest(node) };
      });
      return { path, former };
    },
    { ...(by !== undefined && { by }), ...(beforeStored && { beforeStored }) },
  );
}

/** Puts nodes back as they were before a change. @throws HttpError 412 if one was changed since */
export const restoreNodes = (
  change: TemplateChange,
  former: readonly (Omit<FormerNode, 'node'> & { readonly node: NodeJson | null })[],
): Promise<TemplateChanged> =>
  changeNodes(
    change,
    { seen: [], touched: former.map(({ path }) => path), path: former[0]?.path ?? '' },
    (draft) => {
      for (const { path, node, version, before } of former) {
        const now = nodeInDraft(draft, path);
        if ((now === undefined ? null : nodeDigest(now)) !== version)
          throw new HttpError(
            412,
            t('{path} was changed since, so the earlier change cannot be undone', { path }),
          );
        if (node === null) {
          if (now) draft.remove(path);
          continue;
        }
        if (!draft.has(parentOf(path)))
          throw new HttpError(
            409,
            t('{parent} no longer exists, so {path} cannot come back', { parent: parentOf(path), path }),
          );
        makeEqual(draft, path, node);
        if (!now && before !== undefined && draft.has(childOf(parentOf(path), before)))
          draft.order(path, before);
      }
    },
  );

function refuseChanged(draft: Draft, { path, version }: Seen): void {
  const node = nodeInDraft(draft, path);
  if (!node) throw new HttpError(404, t('There is nothing at {path} any more', { path }));
  if (nodeDigest(node) !== version)
    throw new HttpError(
      412,
      t('{path} was changed by somebody else; load it again and repeat the change', { path }),
    );
}

function siblingAfter(draft: Draft, path: string): string | undefined {
  if (!draft.has(path)) return undefined;
  const names = draft.childNames(parentOf(path));
  return names[names.indexOf(nameOf(path)) + 1];
}
