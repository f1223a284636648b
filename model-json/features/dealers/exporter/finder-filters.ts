import { siteName } from '../../../core/exporter/shared/pages';
import { tagsBelow, tagName } from '../../../core/exporter/shared/tags';
import type { ExportContext, Model } from '../../../core/exporter/Exporter';
import type { Dealer } from './Dealer';
import { RADII } from './asked';
import { LINES, offers, SERVICES, unitOf, type Finder } from './Finder';

/** Names of the tags of a kind that any dealer has, in the order of the tags. */
export function tagsInUse(context: ExportContext, kind: string, dealers: readonly Dealer[]): string[] {
  const used = new Set(dealers.flatMap((dealer) => (kind === SERVICES ? dealer.services : dealer.lines)));
  return tagsBelow(context, tagRoot(context, kind))
    .map((id) => id.slice(id.lastIndexOf('/') + 1))
    .filter((name) => used.has(name));
}

/** The filters of the list, each with the number of dealers that would be left. */
export function filterModels(dealers: readonly Dealer[], finder: Finder): Model {
  const { asked } = finder;
  const options = (kind: string, chosen: readonly string[], key: 'services' | 'lines') =>
    tagsInUse(finder.context, kind, dealers).map((value) => ({
      value,
      title: tagName(finder.context, `${tagRoot(finder.context, kind)}/${value}`, finder.locale) ?? value,
      selected: chosen.includes(value),
      count: dealers.filter((dealer) => offers(dealer, { ...asked, [key]: [...new Set([...chosen, value])] }))
        .length,
    }));
  return {
    services: options(SERVICES, asked.services, 'services'),
    lines: options(LINES, asked.lines, 'lines'),
    isOpen: asked.isOpen,
    unit: unitOf(finder),
    radii: RADII.map((value) => ({ value, selected: value === asked.radius })),
  };
}

const tagRoot = ({ currentPage }: ExportContext, kind: string) => `${siteName(currentPage)}:${kind}`;
