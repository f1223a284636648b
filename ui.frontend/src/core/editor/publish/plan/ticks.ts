import { isTickable, stateOfItem, type Action, type PlanItem } from './PlanItem';

const isBelow = ({ reason }: PlanItem) => reason === 'below' || reason === 'usedBelow';

/** What is ticked at first: what was asked for, and whatever of the rest visitors do not see, without pages below. */
export function firstTicks(items: readonly PlanItem[], action: Action): ReadonlySet<string> {
  const wanted = items.filter((item) => {
    if (!isTickable(item, action)) return false;
    if (item.reason === 'asked' || action === 'Deactivate') return true;
    return item.reason !== 'copy' && !isBelow(item) && stateOfItem(item) !== 'published';
  });
  return withNeeds(new Set(wanted.map(({ path }) => path)), items);
}

/** The ticks after an author has changed some: needed items follow, and what has lost one that it needs is unticked. */
export function changedTicks(
  before: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
  items: readonly PlanItem[],
): ReadonlySet<string> {
  const removed = new Set([...before].filter((path) => !wanted.has(path)));
  const lost = (item: PlanItem) => item.needs.some((path) => removed.has(path));
  const kept = items.filter((item) => wanted.has(item.path) && !lost(item));
  return withNeeds(new Set(kept.map(({ path }) => path)), items);
}

function withNeeds(ticked: ReadonlySet<string>, items: readonly PlanItem[]): ReadonlySet<string> {
  const needed = items.filter(({ path }) => ticked.has(path)).flatMap(({ needs }) => needs);
  return new Set([...ticked, ...needed]);
}

/** The paths of everything below that visitors do not see as authors do. */
export const pathsBelow = (items: readonly PlanItem[]): string[] =>
  items
    .filter((item) => isBelow(item) && item.goesWith === undefined && stateOfItem(item) !== 'published')
    .map(({ path }) => path);

/** The ticked paths, in the order of the list. */
export const tickedPaths = (
  items: readonly PlanItem[],
  ticked: ReadonlySet<string>,
  action: Action,
): string[] =>
  items.filter((item) => ticked.has(item.path) && isTickable(item, action)).map(({ path }) => path);

/** What visitors lose: what is ticked, and whatever goes along by itself with anything ticked. */
export const lostWith = (items: readonly PlanItem[], ticked: ReadonlySet<string>): PlanItem[] =>
  items.filter(
    (item) =>
      ticked.has(item.path) ||
      (!isTickable(item, 'Deactivate') && [...ticked].some((path) => goesAlong(item, path))),
  );

const goesAlong = ({ path, goesWith }: PlanItem, ticked: string): boolean =>
  path.startsWith(`${ticked}/`) || goesWith === ticked || (goesWith?.startsWith(`${ticked}/`) ?? false);
