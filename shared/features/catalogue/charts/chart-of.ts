import type { MeasureSystem } from '../../../measures/measure-system';
import type { CatalogueWords } from '../api/words';
import { Telling } from '../questions/Telling';
import type { Chart, Charted, ChartRule } from './Chart';
import { water } from './condensate-charts';
import { bridge, byPressure, load } from './machine-charts';
import { compressor, nozzle } from './tool-charts';
import { drop, dryer, reserve } from './treatment-charts';

/** In the order of what tells most of a product. */
const RULES: readonly ChartRule[] = [
  load,
  byPressure,
  dryer,
  drop,
  bridge,
  reserve,
  nozzle,
  compressor,
  water,
];

/** The one curve that tells most of a product; undefined if its facts hold none. */
export function chartOf(
  product: Charted,
  words: Pick<CatalogueWords, 'charts' | 'figureNames'>,
  language: string,
  system: MeasureSystem,
): Chart | undefined {
  const tellingOf = ({ figures }: Pick<Charted, 'figures'>) => new Telling(figures, language, system);
  const charting = { product, telling: tellingOf(product), versions: product.variants.map(tellingOf), words };
  for (const rule of RULES) {
    const chart = rule(charting);
    if (chart) return chart;
  }
  return undefined;
}
