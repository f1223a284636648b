import type { Draft } from './Draft';
import type { ChangeOptions, Repository } from './Repository';

/**
 * What is asked before a draft is changed: a function each, with the arguments of the change. It throws to refuse it. A
 * change that has none is let through.
 */
export type DraftChecks = {
  readonly [Name in 'setProperty' | 'create' | 'remove' | 'move' | 'copy' | 'order']?: (
    ...given: Parameters<Draft[Name]>
  ) => void;
};

/**
 * A draft whose changes are checked before they are made.
 *
 * @param reads what it answers differently. @default as the draft does
 */
export function checkedDraft(draft: Draft, checks: DraftChecks, reads: Partial<Reads> = {}): Draft {
  return {
    has: (path) => draft.has(path),
    properties: (path) => draft.properties(path),
    property: (path, name) => draft.property(path, name),
    childNames: (path) => draft.childNames(path),
    pageOf: (path) => draft.pageOf(path),
    changedContents: () => draft.changedContents(),
    ...reads,
    setProperty: (...given) => {
      checks.setProperty?.(...given);
      draft.setProperty(...given);
    },
    create: (...given) => {
      checks.create?.(...given);
      draft.create(...given);
    },
    remove: (...given) => {
      checks.remove?.(...given);
      draft.remove(...given);
    },
    move: (...given) => {
      checks.move?.(...given);
      draft.move(...given);
    },
    copy: (...given) => {
      checks.copy?.(...given);
      draft.copy(...given);
    },
    order: (...given) => {
      checks.order?.(...given);
      draft.order(...given);
    },
  };
}

/** What a draft answers about content. */
type Reads = Pick<Draft, 'has' | 'properties' | 'property' | 'childNames' | 'pageOf'>;

/** Changes a repository through another view of its drafts, also what is looked at before the change is stored. */
export function changeThrough<T>(
  stored: Repository,
  view: (draft: Draft) => Draft,
  edit: (draft: Draft) => T,
  options: ChangeOptions = {},
): Promise<T> {
  const { beforeStored } = options;
  return stored.change((draft) => edit(view(draft)), {
    ...options,
    ...(beforeStored && { beforeStored: (draft) => beforeStored(view(draft)) }),
  });
}
