import { listed } from '../listed';
import type { NamedPage } from '../NamedPage';
import { stateOfItem, type Action, type ItemState, type Kind, type PlanItem } from './PlanItem';
import { counted, t } from '../../../../../../shared/authoring/language/t';

export const stateWords: Readonly<Record<ItemState, string>> = {
  new: t('New'),
  changed: t('Changed'),
  published: t('Published'),
};

const kinds: Readonly<Record<Kind, string>> = {
  page: t('Page'),
  asset: t('Asset'),
  fragment: t('Fragment'),
  model: t('Model'),
  tag: t('Tag'),
  template: t('Template'),
  policies: t('Policies, for all templates'),
};

/** What an item is, and why it is listed. */
export function kindText({ type, reason, goesWith }: PlanItem, titleOf: (path: string) => string): string {
  if (goesWith !== undefined)
    return reason === 'copy'
      ? t('Live copy, goes along with “{title}”', { title: titleOf(goesWith) })
      : t('{kind}, goes along with “{title}”', { kind: kinds[type], title: titleOf(goesWith) });
  switch (reason) {
    case 'above':
      return t('{kind} above, needed', { kind: kinds[type] });
    case 'below':
      return t('{kind} below', { kind: kinds[type] });
    case 'usedBelow':
      return t('{kind}, used below', { kind: kinds[type] });
    case 'followed':
      return t('Page that it follows');
    case 'copy':
      return t('Live copy');
    default:
      return kinds[type];
  }
}

/** `7 ticked: 3 new, 2 changed, 2 already published`. */
export function countText(items: readonly PlanItem[]): string {
  const of = (state: ItemState) => items.filter((item) => stateOfItem(item) === state).length;
  if (items.length === 0) return t('Nothing is ticked.');
  const published = of('published');
  const said = [
    ...newsOf(of),
    ...(published > 0 ? [t('{count} already published', { count: published })] : []),
  ].join(', ');
  return t('{count} ticked: {said}.', { count: items.length, said });
}

const newsOf = (of: (state: ItemState) => number): string[] => [
  ...(of('new') > 0 ? [t('{count} new', { count: of('new') })] : []),
  ...(of('changed') > 0 ? [t('{count} changed', { count: of('changed') })] : []),
];

/** How much visitors lose. */
export const lossText = (items: readonly PlanItem[]): string =>
  items.length === 0
    ? t('Nothing is ticked.')
    : counted(items.length, 'Visitors can no longer find it.', 'Visitors can no longer find these {n}.');

/** `12 pages below (3 new, 2 changed)` as the label of the box that ticks them. */
export function belowText(items: readonly PlanItem[]): string {
  const below = items.filter(({ reason }) => reason === 'below');
  const of = (state: ItemState) => below.filter((item) => stateOfItem(item) === state).length;
  const said = newsOf(of).join(', ');
  return counted(
    below.length,
    'With {n} page below ({said}), and what they use',
    'With {n} pages below ({said}), and what they use',
    { said: said || t('all published') },
  );
}

/** Where links will lead nowhere. */
export function linksText(links: readonly NamedPage[]): string {
  if (links.length === 0) return t('No published page links there.');
  const pages = listed(links.map(({ title }) => `“${title}”`));
  return counted(
    links.length,
    'Links in {n} published page will lead nowhere: {pages}.',
    'Links in {n} published pages will lead nowhere: {pages}.',
    { pages },
  );
}

export function titleText(action: Action, pages: readonly PlanItem[]): string {
  const what =
    pages.length === 1 && pages[0] ? `“${pages[0].title}”` : counted(pages.length, '{n} page', '{n} pages');
  return action === 'Activate' ? t('Publish {what}', { what }) : t('Unpublish {what}?', { what });
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
  return action === 'Activate'
    ? counted(
        paths.length,
        'Published: visitors see it as of now.',
        'Published: visitors see all {n} items as of now.',
      )
    : counted(
        paths.length,
        'Unpublished: visitors can no longer find it.',
        'Unpublished: visitors can no longer find these {n} items.',
      );
}

export const scheduledText = (action: Action, moment: string): string =>
  action === 'Activate'
    ? t('Scheduled: it is published {moment}.', { moment })
    : t('Scheduled: visitors can find it until {moment}.', { moment });
