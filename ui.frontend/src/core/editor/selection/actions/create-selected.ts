import type { Command } from '../../session/EditorSession';
import { panelsToShow } from '../toolbar/panels';
import type { Workbench } from '../Bench';
import type { Permissions } from './create-permissions';
import { t } from '../../../../../../shared/authoring/language/t';

export type Selected = ReturnType<typeof createSelected>;

/** The selected items, and how commands leave them selected and focused. */
export function createSelected(bench: Workbench, { isRefused, firstLock }: Permissions) {
  const { page, session, tree, selection, shell, titleOf } = bench;
  const paths = () => selection.get().paths;
  const title = (path: string) => titleOf(tree.get().get(path)?.resourceType ?? '');

  /** Selects and focuses items, after showing the panels that contain them. */
  function focus(items: readonly string[]): void {
    const last = items.at(-1);
    if (last !== undefined)
      for (const { container, index } of panelsToShow(tree.get(), last)) page.showPanel(container, index);
    selection.focus(items);
  }

  return {
    title,
    focus,

    /** The last selected item, or the first one of the page. */
    last: (): string | undefined => paths().at(-1) ?? tree.get().keys().next().value,

    titleOfAll: (items: readonly string[]) => {
      const [first = '', second] = items;
      return second === undefined ? title(first) : t('{count} components', { count: items.length });
    },

    /** @param next what to select afterwards, given the paths that the command has made */
    async run(command: Command, label: string, next: (made: readonly string[]) => readonly string[]) {
      const outcome = await session.execute(command, label);
      const stay = outcome.done ? next(outcome.paths) : paths();
      if (outcome.done) shell.announce(t('{label}: done.', { label }));
      if (stay.length > 0) focus(stay);
      return outcome.done;
    },

    /**
     * The selected items in the order of the page, if they may be moved; else tells the author why not.
     *
     * @param isKept whether the items also stay where they are
     */
    movable(isKept = false): readonly string[] {
      const picked = new Set(paths());
      const items = [...tree.get().keys()].filter((path) => picked.has(path));
      if (items.length === 0) shell.refuse(t('Nothing is selected. Select a component on the page first.'));
      else if (items.some((path) => tree.get().get(path)?.isRoot)) {
        shell.refuse(t('This container belongs to the template. Only its contents can be changed.'));
        return [];
      }
      return !isKept && isRefused(firstLock(items)) ? [] : items;
    },
  };
}
