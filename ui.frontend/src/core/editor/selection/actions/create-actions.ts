import type { Command, ContentNode } from '../../session/EditorSession';
import type { AllowedComponent } from '../picker/allowed-components';
import { panelKind, panelWord } from '../toolbar/panels';
import { siblingsOf } from '../content-tree';
import { afterRemoval, walk, type Step } from '../walk';
import type { Workbench } from '../Bench';
import { deletion, insertion, stepped } from './commands';
import { createClipboardActions } from './create-clipboard-actions';
import { createMoveMark } from './create-move-mark';
import { createPermissions } from './create-permissions';
import { createSelected } from './create-selected';
import { placeBy, type Place } from './insertion';
import { t } from '../../../../../../shared/authoring/language/t';

type SetProperties = Extract<Command, { type: 'set' }>['properties'];

export type Actions = ReturnType<typeof createActions>;

export type Insertable = Pick<AllowedComponent, 'resourceType' | 'title' | 'template'>;

/** Actions on the selection. Each leaves something selected and focused. */
export function createActions(bench: Workbench) {
  const { tree, selection, shell, locks } = bench;
  const permissions = createPermissions(bench);
  const { isRefused, mayGo } = permissions;
  const selected = createSelected(bench, permissions);
  const { focus, movable, run, title } = selected;

  const moveMark = createMoveMark(bench);

  return {
    focus,
    mayGo,
    /** Shows where a component goes that is moved by keyboard. */
    moveMark,
    ...createClipboardActions(bench, permissions, selected),

    step(step: Step) {
      const next = walk(tree.get(), selection.get().paths.at(-1), step);
      if (next !== undefined) focus([next]);
    },

    async remove() {
      const paths = movable();
      if (paths.length === 0) return;
      const next = afterRemoval(tree.get(), paths);
      const label = t('Delete {titleOfAll}', { titleOfAll: selected.titleOfAll(paths) });
      await run(deletion(paths), label, () => (next === undefined ? [] : [next]));
    },

    /** Alt and an arrow key: moves one step among the siblings. */
    async shift(step: 1 | -1) {
      const [path, another] = movable();
      if (path === undefined) return;
      if (another !== undefined) return shell.refuse(t('Select one component to move it by keyboard.'));
      const command = stepped(tree.get(), path, step);
      if (!command)
        return shell.announce(
          step === 1 ? t('It is already the last one here.') : t('It is already the first one here.'),
        );
      const siblings = siblingsOf(tree.get(), path);
      const position = siblings.indexOf(path) + step + 1;
      const sibling = siblings[position - 1];
      if (sibling !== undefined) moveMark.going(sibling, step === 1 ? 'after' : 'before');
      const isDone = await run(command, t('Move {title}', { title: title(path) }), (now) => now);
      moveMark.arrived(isDone ? selection.get().paths.at(-1) : undefined);
      if (isDone)
        shell.announce(
          t('{title}: now {position} of {count}.', { title: title(path), position, count: siblings.length }),
        );
    },

    async insert({ resourceType, template, title: name }: Insertable, place: Place, extra: ContentNode = {}) {
      if (!(await mayGo([resourceType], place))) return;
      const kind = panelKind(tree.get().get(place.parent)?.resourceType ?? '');
      const count = tree.get().get(place.parent)?.children.length ?? 0;
      const panel = kind ? { 'cq:panelTitle': `${panelWord[kind]} ${count + 1}` } : {};
      const command = insertion(resourceType, template ?? undefined, place, { ...panel, ...extra });
      await run(command, t('Insert {name}', { name }), (now) => now);
    },

    /** Opens the dialog that keeps the selected components as a section. */
    saveSection() {
      const paths = movable(true);
      const parents = new Set(paths.map((path) => tree.get().get(path)?.parent));
      if (parents.size > 1) shell.refuse(t('Select components of one container to save them as a section.'));
      else if (paths.length > 0) shell.saveSection(paths);
    },

    /** Sets properties of one item. */
    async set(path: string, properties: SetProperties, label: string) {
      const locked = Object.keys(properties).map((name) => locks.ofProperty(path, name));
      if (isRefused(locked.find((reason) => reason !== undefined))) return false;
      return run({ type: 'set', path, properties }, label, () => [path]);
    },

    /** Opens the list of components for a place at the selection. */
    pick(where: 'before' | 'after' | 'into') {
      const path = selected.last();
      const place = path === undefined ? undefined : placeBy(tree.get(), path, where);
      if (place && isRefused(locks.ofInside(place.parent))) return;
      if (place) shell.pickComponent(place);
      else shell.refuse(t('This page does not take components.'));
    },
  };
}
