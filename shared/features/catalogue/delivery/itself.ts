import type { Subject } from '../reasons/Subject';
import type { DeliveryWords } from './words';

/** The product itself, as it leaves the works. */
export function itself(product: Subject, name: string, { itself: words }: DeliveryWords): string {
  const { telling } = product;
  const volume = telling.number('tankVolume', 'l');
  const tank = volume === undefined ? '' : telling.exact(volume, 'l');
  if (product.isOf('screw/with-dryer')) return words.dryerOnTank({ name, tank });
  if (product.isOf('screw/on-tank')) return words.cabinetOnTank({ name, tank });
  if (product.isOf('screw')) return words.cabinet({ name });
  if (product.has('petrol')) return words.petrol({ name, tank });
  if (product.isOf('mobile') && product.has('oil-free')) return words.oilFree({ name, tank });
  if (product.isOf('stationary/tandem')) return words.tandem({ name, tank });
  if (product.isOf('mobile', 'stationary')) {
    if (!tank) return words.belt({ name });
    return product.has('belt-driven') ? words.beltOnTank({ name, tank }) : words.direct({ name, tank });
  }
  if (product.isOf('tanks')) return words.tank({ name });
  return treatment(product, name, words) ?? words.one({ name });
}

function treatment(product: Subject, name: string, words: DeliveryWords['itself']): string | undefined {
  const { telling } = product;
  if (product.isOf('dryers/adsorption')) return words.adsorption({ name });
  if (product.isOf('dryers')) {
    const refrigerant = telling.text('refrigerant');
    const filled = product.shown({ charge: ['refrigerantCharge', 'kg'] });
    return filled && refrigerant && words.refrigeration({ name, refrigerant, ...filled });
  }
  if (product.isOf('filters')) return words.filter({ name });
  if (product.isOf('condensate/separators')) return words.separator({ name });
  const length = product.isOf('air-net/pipes') && telling.number('length', 'mm');
  return length ? words.length({ name, length: telling.quantity(length / 1000, 'length') }) : undefined;
}
