import { isOfFamily } from '../api/is-of-family';
import type { ProductCardModel } from '../api/product-card.model';
import type { Subject } from '../reasons/Subject';

/** What products of a family are not used without, by the families of accessories. */
const NEEDED: readonly (readonly [family: string, accessories: readonly string[], unless?: string])[] = [
  ['mobile', ['hoses']],
  ['screw', ['tanks'], 'on-tank'],
  ['screw', ['dryers'], 'with-dryer'],
  ['screw', ['condensate/separators']],
  ['stationary', ['hoses']],
  ['dryers/adsorption', ['filters/fine']],
  ['dryers/refrigeration', ['filters/coarse']],
  ['air-tools', ['hoses']],
  ['air-net/pipes', ['air-net/fittings']],
];
const MOST_ACCESSORIES = 4;

/** The accessories that a product is not used without, the first of each family. */
export function needed(subject: Subject, accessories: readonly ProductCardModel[]): ProductCardModel[] {
  const families = NEEDED.filter(
    ([family, , unless]) => subject.isOf(family) && !(unless && subject.has(unless)),
  );
  return families
    .flatMap(([, wanted]) =>
      wanted.flatMap((family) => accessories.find(({ familyId }) => isOfFamily(familyId, family)) ?? []),
    )
    .slice(0, MOST_ACCESSORIES);
}
