import { applied } from './action';
import type { Conflict, ConflictField } from '../EditorSession';
import { conflictsOf, homeOf, obstacle, resolved, type Guarded } from '../guard';
import type { PageContent } from '../PageContent';
import { nodeAt } from '../tree';
import { withFreeName } from '../with-free-name';

/** What can stand in the way of actions, and who is asked or told about it. */
export interface Clearing {
  readonly content: PageContent;
  /** Asks the author to resolve a conflict. */
  decide(conflict: Pick<Conflict, 'label' | 'fields'>): Promise<readonly ('mine' | 'theirs')[]>;
  /** Called when a node got another name, as its own was taken in the meantime. */
  renamed(from: string, to: string): void;
}

/** The actions that can be sent, or why none can. */
export type Cleared =
  | { readonly rest: Guarded[]; readonly isOverruled: boolean }
  | { readonly reason: 'conflict' | 'refused'; readonly message: string };

/** Resolves name clashes, missing parents and conflicts. */
export async function clearAway(
  label: string,
  actions: readonly Guarded[],
  { content, decide, renamed }: Clearing,
): Promise<Cleared> {
  const rest: Guarded[] = [];
  let isOverruled = false;
  let todo = actions;
  let { tree } = content;
  for (;;) {
    const [first, ...others] = withFreeName(todo, tree, renamed);
    if (!first) return { rest, isOverruled };
    const why = obstacle(first, tree);
    if (why) return { reason: 'refused', message: why };
    let guard: Guarded | undefined = first;
    const fields = conflictsOf(first, tree);
    if (fields.length > 0) {
      const choices = await decide({ label, fields });
      isOverruled ||= choices.includes('theirs');
      const isMine = (field: ConflictField) => choices[fields.indexOf(field)] === 'mine';
      const { path } = first.action;
      const home = homeOf(tree, path, (lost) => content.placeOf(lost));
      guard = resolved(first, tree, fields, isMine, home);
      if (guard?.action.kind === 'create' && home.path !== path) renamed(path, home.path);
    }
    todo = others;
    const isGone = guard?.action.kind === 'remove' && !nodeAt(tree, guard.action.path);
    if (!guard || isGone) continue;
    rest.push(guard);
    tree = applied(tree, guard.action);
  }
}
