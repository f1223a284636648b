import { siteName } from '../../../core/exporter/shared/pages';
import { gazetteer } from '../../geography/api/places';
import { perVersion } from '../../../core/repository/reads/per-version';
import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { isDealer, readDealer, type Dealer } from './Dealer';
import { once, onceEach } from '../../../core/repository/once';
import { DAM_ROOT } from '../../../../shared/addresses/app';

interface Made {
  readonly dealers: () => readonly Dealer[];
  /** By country. */
  readonly near: (country: string) => readonly Dealer[];
}

const made = perVersion<Made>();

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
  const site = siteName(currentPage);
  return made(tree, site, () => {
    const dealers = once(() =>
      below(tree.get(`/content/dam/${site}/dealers`) ?? tree.get(`${DAM_ROOT}/dealers`)),
    );
    const near = onceEach((country) => dealers().filter((dealer) => isNear(dealer, country)));
    return { dealers, near };
  });
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
