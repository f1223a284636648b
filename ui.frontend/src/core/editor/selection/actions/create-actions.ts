import type { Command, ContentNode } from '../../session/EditorSession';
import type { AllowedComponent } from '../picker/allowed-components';
import { clipboard } from './clipboard';
import { deletion, movingIn, pasting, insertion, relocation, stepped } from './commands';
import { messageOf } from '../../session/saving/outcomes';
import { siblingsOf, isWithin, nameOf } from '../content-tree';
import { placeBy, type Place } from './insertion';
import { panelKind, panelsToShow, panelWord } from '../toolbar/panels';
import { moveRefusal, refusalOf } from './refusal';
import { afterRemoval, walk, type Step } from '../walk';
import type { Workbench } from '../Workbench';

export type Actions = ReturnType<typeof createActions>;

/** Actions on the selection. Each leaves something selected and focused. */
export function createActions(bench: Workbench) {
  const { session, tree, selection, doors, titleOf, locks } = bench;
  const selected = () => selection.get().paths;
  const title = (path: string) => titleOf(tree.get().get(path)?.resourceType ?? '');
  const several = (paths: readonly string[]) =>
    paths.length === 1 ? title(paths[0]!) : `${paths.length} components`;

  async function run(command: Command, label: string, next: (paths: readonly string[]) => readonly string[]) {
    const outcome = await session.execute(command, label);
    const stay = outcome.done ? next(outcome.paths) : selected();
    if (outcome.done) doors.announce(`${label}: done.`);
    if (stay.length > 0) focus(stay);
    return outcome.done;
  }

  /** Selects and focuses items, after showing the panels that contain them. */
  function focus(paths: readonly string[]): void {
    const last = paths.at(-1);
    if (last !== undefined)
      for (const { container, index } of panelsToShow(tree.get(), last))
        bench.page.showPanel(container, index);
    selection.focus(paths);
  }

  /** Whether a place accepts these components; if not, tells the author why. */
  async function mayGo(resourceTypes: readonly string[], { parent }: Place): Promise<boolean> {
    if (isRefused(locks.ofInside(parent))) return false;
    const allowed = await allowedIn(parent);
    if (!allowed) return false;
    const reason = refusalOf(allowed, resourceTypes, title(parent) || nameOf(parent), titleOf);
    if (reason !== undefined) doors.refuse(reason);
    return reason === undefined;
  }

  /** Tells the author why an action is refused, if it is. */
  const isRefused = (reason: string | undefined): boolean => {
    if (reason !== undefined) doors.refuse(reason);
    return reason !== undefined;
  };
  const firstLock = (paths: readonly string[]) =>
    paths.map(locks.ofPlace).find((reason) => reason !== undefined);

  /** @param isKept whether the items also stay where they are */
  const movable = (isKept = false) => {
    const picked = new Set(selected());
    const paths = [...tree.get().keys()].filter((path) => picked.has(path));
    if (paths.length === 0) doors.refuse('Nothing is selected. Select a component on the page first.');
    else if (paths.some((path) => tree.get().get(path)!.isRoot)) {
      doors.refuse('This container belongs to the template. Only its contents can be changed.');
      return [];
    }
    return !isKept && isRefused(firstLock(paths)) ? [] : paths;
  };

  return {
    focus,
    mayGo,

    step(step: Step) {
      const next = walk(tree.get(), selected().at(-1), step);
      if (next !== undefined) focus([next]);
    },

    async remove() {
      const paths = movable();
      if (paths.length === 0) return;
      const next = afterRemoval(tree.get(), paths);
      await run(deletion(paths), `Delete ${several(paths)}`, () => (next === undefined ? [] : [next]));
    },

    copy(type: 'copy' | 'move') {
      const paths = movable(type === 'copy');
      if (paths.length === 0) return;
      const items = paths.map((path) => ({
        path,
        resourceType: tree.get().get(path)!.resourceType,
        node: session.content(path) ?? {},
      }));
      clipboard.write({ type, items });
      doors.announce(`${several(paths)} ${type === 'copy' ? 'copied' : 'cut'}. Paste it where it should go.`);
    },

    /** Pastes into the selected container if it accepts the components, else after the selection. */
    async paste() {
      const clip = clipboard.read();
      if (!clip) return doors.refuse('There is nothing to paste. Copy or cut a component first.');
      const last = selected().at(-1) ?? tree.get().keys().next().value;
      const item = last === undefined ? undefined : tree.get().get(last);
      if (!item) return doors.refuse('Select where to paste first.');
      const types = clip.items.map(({ resourceType }) => resourceType);
      // A copied container is pasted after itself, even if it accepts its own kind.
      const isItself = clip.items.some(({ path }) => isWithin(item.path, path));
      const into = item.isContainer && !isItself && (await takes(item.path, types));
      if (into === undefined) return;
      const place = placeBy(tree.get(), item.path, into ? 'into' : 'after')!;
      const isHere = clip.items.every(({ path }) => isWithin(path, `${session.pagePath}/jcr:content`));
      // Sling cannot copy a node into itself, so insert it as a new one.
      const isInside = clip.type === 'copy' && clip.items.some(({ path }) => isWithin(place.parent, path));
      if (isHere && !isInside) {
        const moved = await bring(clip.type, clip.items, place);
        if (moved && clip.type === 'move') clipboard.clear();
        return;
      }
      if (!(await mayGo(types, place))) return;
      const what = types.length === 1 ? titleOf(types[0]!) : `${types.length} components`;
      if (clip.type === 'copy')
        return void (await run(pasting(clip.items, place), `Paste ${what}`, (now) => now));
      if (await run(movingIn(clip.items, place), `Move ${what}`, (now) => now)) clipboard.clear();
    },

    bring,

    /** Alt and an arrow key: moves one step among the siblings. */
    async shift(step: 1 | -1) {
      const [path, another] = movable();
      if (path === undefined) return;
      if (another !== undefined) return doors.refuse('Select one component to move it by keyboard.');
      const command = stepped(tree.get(), path, step);
      if (!command)
        return doors.announce(
          step === 1 ? 'It is already the last one here.' : 'It is already the first one here.',
        );
      await run(command, `Move ${title(path)}`, (now) => now);
    },

    async insert({ resourceType, template, title: name }: Insertable, place: Place, extra: ContentNode = {}) {
      if (!(await mayGo([resourceType], place))) return;
      const kind = panelKind(tree.get().get(place.parent)?.resourceType ?? '');
      const count = tree.get().get(place.parent)?.children.length ?? 0;
      const panel = kind ? { 'cq:panelTitle': `${panelWord[kind]} ${count + 1}` } : {};
      const command = insertion(resourceType, template ?? undefined, place, { ...panel, ...extra });
      await run(command, `Insert ${name}`, (now) => now);
    },

    /** Sets properties of one item. */
    async set(path: string, properties: ContentNode, label: string) {
      const locked = Object.keys(properties).map((name) => locks.ofProperty(path, name));
      if (isRefused(locked.find((reason) => reason !== undefined))) return false;
      const command = { type: 'set', path, properties } as Command;
      return run(command, label, () => [path]);
    },

    /** Opens the list of components for a place at the selection. */
    pick(where: 'before' | 'after' | 'into') {
      const path = selected().at(-1) ?? tree.get().keys().next().value;
      const place = path === undefined ? undefined : placeBy(tree.get(), path, where);
      if (place && isRefused(locks.ofInside(place.parent))) return;
      if (place) doors.pickComponent(place);
      else doors.refuse('This page does not take components.');
    },
  };

  /** Moves or copies items to a place, if it accepts them. */
  async function bring(
    type: 'copy' | 'move',
    items: readonly { path: string; resourceType: string }[],
    place: Place,
  ): Promise<boolean> {
    const paths = items.map(({ path }) => path);
    const refused =
      type === 'move' ? (moveRefusal(tree.get(), paths, place.parent) ?? firstLock(paths)) : undefined;
    if (isRefused(refused)) return false;
    if (
      !(await mayGo(
        items.map(({ resourceType }) => resourceType),
        place,
      ))
    )
      return false;
    const verb = type === 'move' ? 'Move' : 'Paste';
    const what = items.length === 1 ? titleOf(items[0]!.resourceType) : `${items.length} components`;
    const to = type === 'move' ? besidesMoved(paths, place) : place;
    return run(relocation(type, paths, to), `${verb} ${what}`, (now) => now);
  }

  /** Whether a container accepts these types; undefined if unknown, which the author has been told. */
  async function takes(container: string, types: readonly string[]): Promise<boolean | undefined> {
    const allowed = await allowedIn(container);
    return allowed && refusalOf(allowed, types, '', titleOf) === undefined;
  }

  /** What a container accepts; undefined if unknown, which the author has been told. */
  async function allowedIn(container: string): Promise<readonly AllowedComponent[] | undefined> {
    try {
      return await bench.allowed.in(container);
    } catch (error) {
      doors.refuse(
        `Nothing was changed: could not find out which components are allowed here. ${messageOf(error)}`,
      );
      return undefined;
    }
  }

  /** A place relative to a moved item, expressed relative to a sibling that stays. */
  function besidesMoved(paths: readonly string[], { parent, position }: Place): Place {
    if (typeof position === 'string') return { parent, position };
    const anchor = 'before' in position ? position.before : position.after;
    if (!paths.includes(`${parent}/${anchor}`)) return { parent, position };
    const siblings = siblingsOf(tree.get(), `${parent}/${anchor}`);
    const before = siblings.slice(0, siblings.indexOf(`${parent}/${anchor}`)).reverse();
    const stays = before.find((path) => !paths.includes(path));
    return { parent, position: stays === undefined ? 'first' : { after: nameOf(stays) } };
  }
}

export type Insertable = Pick<AllowedComponent, 'resourceType' | 'title' | 'template'>;
