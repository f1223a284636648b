import { listed } from '../listed';
import type { NamedPage } from '../NamedPage';
import { stateOfItem, type Action, type ItemState, type Kind, type PlanItem } from './PlanItem';

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

export const stateWords: Readonly<Record<ItemState, string>> = {
  new: 'New',
  changed: 'Changed',
  published: 'Published',
};

const kinds: Readonly<Record<Kind, string>> = {
  page: 'Page',
  asset: 'Asset',
  fragment: 'Fragment',
  model: 'Model',
  tag: 'Tag',
  template: 'Template',
  policies: 'Policies, for all templates',
};

/** What an item is, and why it is listed. */
export function kindText({ type, reason, goesWith }: PlanItem, titleOf: (path: string) => string): string {
  if (goesWith !== undefined)
    return `${reason === 'copy' ? 'Live copy' : kinds[type]}, goes along with “${titleOf(goesWith)}”`;
  switch (reason) {
    case 'above':
      return `${kinds[type]} above, needed`;
    case 'below':
      return `${kinds[type]} below`;
    case 'usedBelow':
      return `${kinds[type]}, used below`;
    case 'followed':
      return 'Page that it follows';
    case 'copy':
      return 'Live copy';
    default:
      return kinds[type];
  }
}

/** `7 ticked: 3 new, 2 changed, 2 already published`. */
export function countText(items: readonly PlanItem[]): string {
  const of = (state: ItemState) => items.filter((item) => stateOfItem(item) === state).length;
  const parts = [
    [of('new'), 'new'],
    [of('changed'), 'changed'],
    [of('published'), 'already published'],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-GB')} ${word}`);
  if (items.length === 0) return 'Nothing is ticked.';
  return `${items.length.toLocaleString('en-GB')} ticked: ${said.join(', ')}.`;
}

/** How much visitors lose. */
export const lossText = (items: readonly PlanItem[]): string =>
  items.length === 0
    ? 'Nothing is ticked.'
    : `Visitors can no longer find ${items.length === 1 ? 'it' : `these ${items.length.toLocaleString('en-GB')}`}.`;

/** `12 pages below (3 new, 2 changed)` as the label of the box that ticks them. */
export function belowText(items: readonly PlanItem[]): string {
  const below = items.filter(({ reason }) => reason === 'below');
  const of = (state: ItemState) => below.filter((item) => stateOfItem(item) === state).length;
  const news = (
    [
      ['new', of('new')],
      ['changed', of('changed')],
    ] as const
  ).filter(([, count]) => count > 0);
  const said = news.map(([word, count]) => `${count.toLocaleString('en-GB')} ${word}`).join(', ');
  return `With ${plural(below.length, 'page')} below (${said || 'all published'}), and what they use`;
}

/** Where links will lead nowhere. */
export function linksText(links: readonly NamedPage[]): string {
  if (links.length === 0) return 'No published page links there.';
  const pages = listed(links.map(({ title }) => `“${title}”`));
  return `Links in ${plural(links.length, 'published page')} will lead nowhere: ${pages}.`;
}

export function titleText(action: Action, pages: readonly PlanItem[]): string {
  const what = pages.length === 1 && pages[0] ? `“${pages[0].title}”` : plural(pages.length, 'page');
  return action === 'Activate' ? `Publish ${what}` : `Unpublish ${what}?`;
}

/** A moment as a clock in the site's time zone shows it, with the zone. */
export const momentText = (at: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));

/** What was done, for the author to read. */
export function doneText(action: Action, paths: readonly string[]): string {
  const all = plural(paths.length, 'item');
  return action === 'Activate'
    ? `Published: visitors see ${paths.length === 1 ? 'it' : `all ${all}`} as of now.`
    : `Unpublished: visitors can no longer find ${paths.length === 1 ? 'it' : `these ${all}`}.`;
}

export const scheduledText = (action: Action, moment: string): string =>
  `Scheduled: ${action === 'Activate' ? 'it is published' : 'visitors can find it until'} ${moment}.`;
