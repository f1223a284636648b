import { rule } from './Reason';
import type { Subject } from './Subject';

const MACHINES = ['mobile', 'stationary', 'screw'] as const;
/** A door in a flat and one of a workshop, mm; a machine on a pallet truck needs something beside and above it. */
const ROOM_DOOR = 700;
const DOOR = { width: 900, least: 820, height: 1880 } as const;
/** What one person carries, and what one rolls or two lift; what a pallet truck is fetched for, kg. */
const CARRIED = 25;
const ROLLED = 80;
const HEAVY = 100;

const floor = { length: ['length', 'mm'], width: ['width', 'mm'] } as const;

const isFrame = (product: Subject) => product.isOf('screw/on-tank', 'screw/with-dryer');

// Petrol engines never run in rooms.
const isRolled = (product: Subject) =>
  product.has('on-wheels') && !product.has('petrol') && product.amount('weight', 'kg') <= ROLLED;

/** Compressors that come with what others set up beside them. */
export const frameReasons = [
  rule('oneFrame', 'frame', (product) =>
    isFrame(product) && !product.has('with-dryer') ? product.shown(floor) : undefined,
  ),
  rule('dryFrame', 'frame', (product) =>
    isFrame(product) && product.has('with-dryer') ? product.shown(floor) : undefined,
  ),
];

/** Where compressors stand, and how they get there. */
export const sitingReasons = [
  rule('roomDoor', 'wheel', (product) =>
    isRolled(product) && product.amount('width', 'mm') <= ROOM_DOOR
      ? product.shown({ weight: ['weight', 'kg'], width: ['width', 'mm'] })
      : undefined,
  ),
  rule('loaded', 'weight', (product) =>
    product.has('petrol') && product.amount('weight', 'kg') <= ROLLED
      ? product.shown({ weight: ['weight', 'kg'] })
      : undefined,
  ),
  rule('carried', 'weight', (product) =>
    product.isOf('mobile') && !product.has('on-wheels') && product.amount('weight', 'kg') <= CARRIED
      ? product.shown({ ...floor, weight: ['weight', 'kg'] })
      : undefined,
  ),
  rule('upright', 'ruler', (product) =>
    product.isOf(...MACHINES) && product.has('vertical')
      ? product.shown({ ...floor, volume: ['tankVolume', 'l'] })
      : undefined,
  ),
  rule('wallSocket', 'plug', (product) =>
    product.isOf(...MACHINES) && product.amount('phases', '1') === 1
      ? product.shown({ voltage: ['voltage', 'V'], current: ['ratedCurrent', 'A'] })
      : undefined,
  ),
  rule('palletTruck', 'door', (product) => {
    const [width, height] = [product.amount('width', 'mm'), product.amount('height', 'mm')];
    const shown = product.shown({
      weight: ['weight', 'kg'],
      width: ['width', 'mm'],
      height: ['height', 'mm'],
    });
    return shown &&
      product.isOf('stationary', 'screw') &&
      product.amount('weight', 'kg') >= HEAVY &&
      width <= DOOR.least &&
      height <= DOOR.height
      ? { ...shown, door: product.telling.exact(DOOR.width, 'mm') }
      : undefined;
  }),
  rule('delivered', 'piston', (product) =>
    product.shown({ swept: ['displacement', 'l/min'], delivered: ['freeAirDelivery', 'l/min'] }),
  ),
];
