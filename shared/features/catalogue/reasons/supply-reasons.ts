import { SHIFT } from '../assumptions';
import { rule } from './Reason';

const GRADED_AT = 40;
/** Of machines and filters that run as long as people work, h. */
const MOST = 6000;
const BY_SHIFTS = new Set(['oil-filter', 'filter-element', 'filter-fleece']);
/** The heaviest parcel, kg. */
const PARCEL = 25;

/** Service kits and oils. */
export const supplyReasons = [
  rule('inStep', 'clock', (product) => {
    const hours = product.isOf('service-kits') && product.telling.number('serviceInterval', 'h');
    // Machines that need pauses work no shifts, and dryers run on between them.
    if (!hours || hours > MOST || !product.kinds.some((kind) => BY_SHIFTS.has(kind))) return undefined;
    const { telling } = product;
    return {
      hours: telling.exact(hours, 'h'),
      one: telling.months((hours / SHIFT) * 12),
      three: telling.months((hours / (3 * SHIFT)) * 12),
    };
  }),
  rule('oneNumber', 'kit', (product) =>
    product.isOf('service-kits') && product.kinds.length > 1
      ? { count: product.telling.count(product.kinds.length) }
      : undefined,
  ),
  rule('bodyStays', 'valve', (product) => product.kinds.includes('non-return-valve')),
  rule('drawn', 'exploded', (product) => product.isOf('service-kits') && product.kinds.length > 0),
  rule('parcel', 'weight', (product) =>
    product.isOf('service-kits') && product.amount('packedWeight', 'kg') <= PARCEL
      ? product.shown({ weight: ['packedWeight', 'kg'] })
      : undefined,
  ),
  rule('oilInterval', 'clock', (product) => {
    const hours = product.isOf('oils') && product.telling.number('serviceInterval', 'h');
    if (!hours) return undefined;
    const { telling } = product;
    return { hours: telling.exact(hours, 'h'), one: telling.months((hours / SHIFT) * 12) };
  }),
  rule('oilGrade', 'droplet', (product) => {
    const shown = product.isOf('oils') && product.shown({ viscosity: ['viscosity', 'mm²/s'] });
    return shown ? { ...shown, temperature: product.telling.exact(GRADED_AT, '°C') } : undefined;
  }),
  rule('can', 'can', (product) =>
    product.isOf('oils') ? product.shown({ contents: ['contents', 'l'] }) : undefined,
  ),
];
