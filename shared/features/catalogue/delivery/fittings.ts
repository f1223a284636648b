import type { Subject } from '../reasons/Subject';
import type { DeliveryWords } from './words';

/** The first service of a screw compressor, h. */
const FIRST_SERVICE = 500;

/** What is fitted to a product or lies beside it. */
export function fittings(product: Subject, words: DeliveryWords): (string | false | undefined)[] {
  if (product.isOf('screw')) return screwFittings(product, words);
  if (product.isOf('stationary/booster')) return [words.booster, ...outlet(product, words), words.feet];
  if (product.isOf('stationary')) return [words.pressureSwitch, ...outlet(product, words), words.feet];
  if (product.isOf('mobile'))
    return [words.reducer, product.has('on-wheels') && words.wheels, words.spareFilter];
  if (product.isOf('dryers/adsorption')) return [words.silencers];
  if (product.isOf('dryers'))
    return [product.has('electronic-drain') ? words.electronicDrain : words.floatDrain];
  if (product.isOf('filters/coarse', 'filters/fine')) return [words.differentialGauge];
  if (product.isOf('condensate/separators')) return [words.sampleGlass];
  if (product.isOf('air-net/pipes', 'air-net/fittings', 'air-net/valves')) return [words.insertionGauge];
  const thread = product.isOf('air-tools') && product.telling.text('connection');
  return thread ? [words.nipple({ thread })] : [];
}

function screwFittings(product: Subject, words: DeliveryWords): (string | false)[] {
  const isOnTank = product.isOf('screw/on-tank', 'screw/with-dryer');
  return [
    product.has('variable-speed') ? words.converter : words.starter,
    words.controller,
    isOnTank && (product.has('with-dryer') ? words.drainsOnBoth : words.drainOnTank),
    ...outlet(product, words),
    words.firstService({ hours: product.telling.exact(FIRST_SERVICE, 'h') }),
  ];
}

/** A valve on a thread, `G 1`; what a flange, `DN 65`, is bolted to. */
function outlet({ telling }: Subject, words: DeliveryWords): string[] {
  const connection = telling.text('connection');
  if (!connection) return [];
  return [
    connection.startsWith('DN')
      ? words.flange({ size: connection })
      : words.ballValve({ thread: connection }),
  ];
}
