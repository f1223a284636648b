import { SHIFT } from '../assumptions';
import { rule } from './Reason';
import type { Subject } from './Subject';

/** Fitted in the pipe without a bracket, kg. */
const IN_PIPE = 4;
/** What the highest of the usual screw compressors reach, and what most switch off at, bar. */
const HIGH = 13;
const CUT_OUT = 10;
/** A year of running day and night, h. */
const YEAR = 8760;

/** `2:–:3` of ISO 8573-1: particles, water, oil; undefined where none is named. */
const classesOf = (product: Subject) =>
  (product.telling.text('purityClass') ?? '').split(':').map((each) => (/\d/.test(each) ? each : undefined));

const most = { most: ['maxInletTemperature', '°C'] } as const;
const ambient = { least: ['minAmbientTemperature', '°C'], most: ['maxAmbientTemperature', '°C'] } as const;
const hasDifferentialGauge = (product: Subject) => product.isOf('filters/coarse', 'filters/fine');

/** What is between compressor and tool: dryers, filters, tanks, drains, separators. */
export const treatmentReasons = [
  rule('dryPipes', 'no-drop', (product) =>
    product.isOf('dryers/refrigeration')
      ? product.shown({ dewPoint: ['pressureDewPoint', '°C'] })
      : undefined,
  ),
  rule('waterClass', 'class', (product) => {
    const [, grade] = classesOf(product);
    const shown = product.shown({ dewPoint: ['pressureDewPoint', '°C'] });
    return product.isOf('dryers/adsorption') && shown && grade ? { ...shown, grade } : undefined;
  }),
  rule('noRefrigerant', 'towers', (product) => product.isOf('dryers/adsorption')),
  rule('dirtAndOil', 'class', (product) => {
    const [dirt, , oil] = classesOf(product);
    return dirt && oil ? { dirt, oil } : undefined;
  }),
  rule('oilClass', 'class', (product) => {
    const [dirt, , oil] = classesOf(product);
    return !dirt && oil ? { oil } : undefined;
  }),
  rule('gauge', 'clock', hasDifferentialGauge),
  rule('bowl', 'bowl', (product) => product.isOf('filters')),
  rule('warmAir', 'thermometer', (product) =>
    hasDifferentialGauge(product) ? product.shown(most) : undefined,
  ),
  rule('hotDay', 'thermometer', (product) =>
    product.isOf('dryers')
      ? product.shown({ ...most, rated: ['referenceInletTemperature', '°C'] })
      : undefined,
  ),
  rule('probe', 'droplet', (product) => product.has('electronic-drain')),
  rule('yearlyService', 'clock', (product) => {
    const hours = product.isOf('dryers/refrigeration') && product.telling.number('serviceInterval', 'h');
    if (!hours || hours < YEAR * 0.9) return undefined;
    const { telling } = product;
    return { hours: telling.exact(hours, 'h'), months: telling.months((hours / YEAR) * 12) };
  }),
  rule('firstWater', 'receiver', (product) => product.isOf('tanks')),
  rule('smooth', 'pulses', (product) =>
    product.isOf('tanks') ? product.shown({ volume: ['tankVolume', 'l'] }) : undefined,
  ),
  rule('pressureRoom', 'gauge', (product) =>
    product.isOf('tanks') && product.amount('maxPressure', 'bar') > CUT_OUT
      ? {
          pressure: product.telling.exact(product.amount('maxPressure', 'bar'), 'bar'),
          cutOut: product.telling.exact(CUT_OUT, 'bar'),
        }
      : undefined,
  ),
  rule('coldWall', 'thermometer', (product) => (product.isOf('tanks') ? product.shown(ambient) : undefined)),
  rule('noPump', 'droplet', (product) => product.isOf('condensate/separators')),
  rule('bags', 'clock', (product) => {
    const hours = product.isOf('condensate/separators') && product.telling.number('serviceInterval', 'h');
    if (!hours) return undefined;
    const { telling } = product;
    return { hours: telling.exact(hours, 'h'), months: telling.months((hours / (2 * SHIFT)) * 12) };
  }),
  rule('corner', 'ruler', (product) =>
    product.isOf('condensate/separators')
      ? product.shown({ length: ['length', 'mm'], width: ['width', 'mm'], height: ['height', 'mm'] })
      : undefined,
  ),
  rule('littleCurrent', 'plug', (product) =>
    product.isOf('dryers/adsorption', 'condensate/drains')
      ? product.shown({ current: ['ratedCurrent', 'A'], voltage: ['voltage', 'V'] })
      : undefined,
  ),
  rule('frostToHeat', 'thermometer', (product) =>
    product.isOf('condensate/drains') ? product.shown(ambient) : undefined,
  ),
  rule('anyNet', 'gauge', (product) =>
    product.isOf('filters', 'condensate/drains') && product.amount('maxPressure', 'bar') > HIGH
      ? {
          pressure: product.telling.exact(product.amount('maxPressure', 'bar'), 'bar'),
          high: product.telling.exact(HIGH, 'bar'),
        }
      : undefined,
  ),
  rule('inThePipe', 'weight', (product) =>
    product.isOf('filters', 'condensate/drains', 'service-units') && product.amount('weight', 'kg') <= IN_PIPE
      ? product.shown({ weight: ['weight', 'kg'] })
      : undefined,
  ),
];
