import { useMemo, useState } from 'react';
import type { Policy, PolicyValues } from '../../../../../../shared/authoring/template';
import { useLeaveWarning } from '../../shared-with-editor/use-leave-warning';
import { nameOf } from '../../views/Item';

/** What an author has changed of a policy and not saved. */
export interface PolicyDraft {
  /** The version that it was changed from. */
  readonly version: string;
  readonly values: PolicyValues;
}

export interface PolicyDrafts {
  readonly paths: ReadonlySet<string>;
  /** What the changed policies are called. */
  readonly titles: readonly string[];
  of(path: string): PolicyDraft | undefined;
  /** Keeps a draft, unless it says what the policy says. */
  keep(policy: Policy, draft: PolicyDraft): void;
  drop(path: string): void;
}

/** Drafts stay while another part, another template or the list is shown. The browser asks before they are lost. */
export function usePolicyDrafts(): PolicyDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, PolicyDraft>>(new Map());
  useLeaveWarning(drafts.size > 0);
  return useMemo(() => {
    const drop = (path: string) => setDrafts((last) => new Map([...last].filter(([each]) => each !== path)));
    return {
      paths: new Set(drafts.keys()),
      titles: [...drafts].map(([path, { values }]) => values.title.trim() || nameOf(path)),
      of: (path) => drafts.get(path),
      keep: ({ path, values, version }, draft) =>
        draft.version === version && JSON.stringify(draft.values) === JSON.stringify(values)
          ? drop(path)
          : setDrafts((last) => new Map(last).set(path, draft)),
      drop,
    };
  }, [drafts]);
}
