import type { MeasureSystem } from '../../../measures/measure-system';
import { figureRows } from '../api/figure-rows';
import type { FigureModel } from '../api/figure.model';
import type { CatalogueWords } from '../api/words';
import type { Subject } from '../reasons/Subject';
import type { DeliveryWords } from './words';

/** What is heavier travels on a pallet, kg. */
const CARTON = 30;
/** What is longer travels as it is, mm. */
const LONGEST = 3000;

/** How all of it is packed; undefined if that is not known. */
export function packing(
  product: Subject,
  figures: readonly FigureModel[],
  words: DeliveryWords,
  {
    figureNames,
    language,
    system,
  }: Pick<CatalogueWords, 'figureNames'> & {
    readonly language: string;
    readonly system: MeasureSystem;
  },
): string | undefined {
  const packed = product.shown({ weight: ['packedWeight', 'kg'] });
  if (!packed) return undefined;
  const sides = figures.filter(({ name }) => name.startsWith('packed') && name !== 'packedWeight');
  const size = figureRows(sides, { figureNames }, language, { system })[0]?.value;
  if (!size || sides.length < 3 || product.amount('packedLength', 'mm') > LONGEST)
    return words.asParcel(packed);
  return product.amount('weight', 'kg') < CARTON
    ? words.inCarton({ ...packed, size })
    : words.onPallet({ ...packed, size });
}
