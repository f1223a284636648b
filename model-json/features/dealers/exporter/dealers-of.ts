import { gazetteer } from '../../geography/api/places';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { isDealer, readDealer, type Dealer } from './Dealer';
import { once, onceEach } from '../../../core/repository/once';
import { DAM_ROOT } from '../../../../shared/addresses/app';

interface Made {
  readonly version: number;
  readonly dealers: () => readonly Dealer[];
  /** By country. */
  readonly near: (country: string) => readonly Dealer[];
}

const made = new WeakMap<ResourceTree, Made>();

/** Dealers up to this far beyond a border count as neighbours, km. */
const BORDER_KM = 80;

/** All dealers of the current page's site, `/content/dam/<site>/dealers`, without invalid ones. */
export const dealersOf = (context: ExportContext): readonly Dealer[] => read(context).dealers();

/** Dealers of other countries near a town of this one. */
export function dealersBeyondBorder(context: ExportContext, country: string): readonly Dealer[] {
  return read(context).near(country);
}

const isNear = ({ point, country: own }: Dealer, country: string) =>
  own !== country && gazetteer().isNear(point, country, BORDER_KM);

function read({ tree, currentPage }: ExportContext): Made {
  const { version } = tree;
  const known = made.get(tree);
  if (known && known.version === version) return known;
  const site = currentPage?.path.split('/')[2] ?? '';
  const dealers = once(() =>
    below(tree.get(`/content/dam/${site}/dealers`) ?? tree.get(`${DAM_ROOT}/dealers`)),
  );
  const near = onceEach((country) => dealers().filter((dealer) => isNear(dealer, country)));
  const found: Made = { version: version ?? -1, dealers, near };
  if (version !== undefined) made.set(tree, found);
  return found;
}

function below(folder: Resource | undefined): Dealer[] {
  return [...(folder?.children.values() ?? [])].flatMap((child) => {
    if (!isDealer(child)) return child.properties['jcr:primaryType'] === 'dam:Asset' ? [] : below(child);
    try {
      return [readDealer(child)];
    } catch (error) {
      console.warn(String(error));
      return [];
    }
  });
}
