import { dryerFactors, filterFactor } from '../../../../shared/measures/treatment-flow';
import type { AirQuality, FilterGrade } from './air-quality';
import { bandOf, leastLoadOf, limitOf, startsAllowed, type Machine, type Supply } from './machine';
import { peakVolume, startsPerHour, startsVolume } from './receiver';
import { pickFor, REGENERATION, type Pick, type Treatment } from './treatment';

/** The requirements for a machine. */
export interface Need {
  /** Mean demand with leaks and growth, l/min. */
  readonly design: number;
  /** l/min */
  readonly peak: number;
  /** Duration of the peak, min. */
  readonly peakMinutes: number;
  /** Minimum pressure, bar. */
  readonly line: number;
  readonly quality: AirQuality;
  /** Of the air at the dryer, °C. */
  readonly inlet: number;
  /** The available mains. 400 V includes 230 V. Default: any mains. */
  readonly supply?: Supply | undefined;
  /** Maximum noise, dB(A). */
  readonly noise?: number | undefined;
  readonly isOilFree: boolean;
}

/** Accessories for a compressor. */
export interface Range {
  readonly receivers: readonly Treatment[];
  readonly refrigeration: readonly Treatment[];
  readonly adsorption: readonly Treatment[];
  readonly filters: Readonly<Record<FilterGrade, readonly Treatment[]>>;
}

/**
 * Why a machine is unsuitable. `flow`: it would run longer than allowed; `idle`: a screw compressor that would never get
 * warm.
 */
export type Misfit = 'supply' | 'noise' | 'oil' | 'pressure' | 'treatment' | 'flow' | 'idle';

/** A machine with its accessories, and the figures that it was chosen by. */
export interface Fit {
  readonly machine: Machine;
  /** The required delivery, including the purge air of an adsorption dryer, l/min. */
  readonly design: number;
  /** Share of time that it runs, and the maximum allowed, 0 to 1. */
  readonly share: number;
  readonly limit: number;
  /** Between cut-in and cut-out, bar. */
  readonly band: number;
  readonly receiver: ReceiverFit;
  readonly dryer: DryerFit | undefined;
  readonly filters: readonly Pick[];
}

export interface ReceiverFit {
  /** For the peak, for the starts, and the required total, l. */
  readonly forPeak: number;
  readonly forStarts: number;
  readonly volume: number;
  /** Allowed, and expected with the resulting tank, per hour. */
  readonly startsAllowed: number;
  readonly starts: number;
  /** An additional receiver; undefined if the machine's own tank is enough. */
  readonly extra: (Pick & { readonly volume: number }) | undefined;
}

export interface DryerFit extends Pick {
  readonly kind: 'refrigeration' | 'adsorption';
  /** Factors on the rated flow, and the required rated flow, l/min. */
  readonly factors: { readonly pressure: number; readonly temperature: number };
  readonly needed: number;
  /** Purge air for its regeneration, l/min. */
  readonly regeneration: number;
}

/** The requirement that a machine cannot meet with any accessories; undefined if it can meet all. */
export function misfitOf(machine: Machine, need: Need): Misfit | undefined {
  const { supply, noise, isOilFree, line } = need;
  const isPlugged = supply === '400' ? machine.supply !== 'petrol' : machine.supply === supply;
  if (supply === undefined ? machine.supply === 'petrol' : !isPlugged) return 'supply';
  if (noise !== undefined && machine.noise > noise) return 'noise';
  if (isOilFree && !machine.isOilFree) return 'oil';
  return bandOf(machine, line) === undefined ? 'pressure' : undefined;
}

/** A machine with tank, dryer and filters for the requirements, or why it is unsuitable. */
export function fitMachine(machine: Machine, need: Need, range: Range): Fit | Misfit {
  const misfit = misfitOf(machine, need);
  const band = bandOf(machine, need.line);
  if (misfit || band === undefined) return misfit ?? 'pressure';
  const dryer = dryerFor(machine, need, band, range);
  const filters = filtersFor(machine, need, band, range);
  if (dryer === 'treatment' || filters === undefined) return 'treatment';
  const design = need.design + (dryer?.regeneration ?? 0);
  const share = design / machine.delivery;
  const limit = limitOf(machine);
  if (share > limit) return 'flow';
  if (share < leastLoadOf(machine)) return 'idle';
  return {
    machine,
    design,
    share,
    limit,
    band,
    receiver: receiverFor(machine, design, need, band, range),
    dryer,
    filters,
  };
}

/** A dryer performs worst at the lowest pressure: at cut-in. */
const cutIn = ({ maxPressure }: Machine, band: number) => maxPressure - band;

function dryerFor(
  machine: Machine,
  { quality, inlet }: Need,
  band: number,
  { refrigeration, adsorption }: Range,
): DryerFit | 'treatment' | undefined {
  const { dewPoint } = quality;
  if (dewPoint === undefined || (machine.dewPoint ?? Infinity) <= dewPoint) return undefined;
  const pressure = cutIn(machine, band);
  const kind = dewPoint >= 0 ? 'refrigeration' : 'adsorption';
  const byInlet = dryerFactors(pressure, inlet);
  const factors = kind === 'refrigeration' ? byInlet : { ...byInlet, pressure: filterFactor(pressure) };
  const needed = machine.delivery / (factors.pressure * factors.temperature);
  const dry = (kind === 'refrigeration' ? refrigeration : adsorption).filter(
    (dryer) => dryer.dewPoint !== undefined && dryer.dewPoint <= dewPoint,
  );
  // The least dry one that is sufficient: a dew point of -70 °C costs flow.
  const mildest = Math.max(...dry.map((dryer) => dryer.dewPoint ?? -Infinity));
  const picked = pickFor(
    dry.filter((dryer) => dryer.dewPoint === mildest),
    needed,
    machine.maxPressure,
  );
  if (!picked) return 'treatment';
  const rated = flowOf(picked, dry) * picked.count;
  return { ...picked, kind, factors, needed, regeneration: kind === 'adsorption' ? rated * REGENERATION : 0 };
}

/** The flow, or volume, that one of the picked products has. */
const flowOf = ({ sku }: Pick, offered: readonly Treatment[]): number =>
  offered.find((each) => each.sku === sku)?.flow ?? 0;

function filtersFor(machine: Machine, { quality }: Need, band: number, range: Range): Pick[] | undefined {
  const flow = machine.delivery / filterFactor(cutIn(machine, band));
  const picks = quality.filters.flatMap(
    (grade) => pickFor(range.filters[grade], flow, machine.maxPressure) ?? [],
  );
  return picks.length === quality.filters.length ? picks : undefined;
}

function receiverFor(
  machine: Machine,
  design: number,
  { peak, peakMinutes }: Need,
  band: number,
  { receivers }: Range,
): ReceiverFit {
  const { delivery, leastDelivery = delivery, tank } = machine;
  const allowed = startsAllowed(machine);
  // A variable-speed machine idles only below its minimum delivery.
  const cycled = machine.control === 'follows' ? leastDelivery : delivery;
  const share = Math.min(1, design / cycled);
  const forPeak = peakVolume(peakMinutes, peak, delivery, band);
  const forStarts = startsVolume(cycled, share, allowed, band);
  const volume = Math.max(forPeak, forStarts, tank > 0 ? 0 : leastVolume(machine));
  const missing = volume - tank;
  const extra = missing > 0 ? pickFor(receivers, missing, machine.maxPressure) : undefined;
  const added = extra ? flowOf(extra, receivers) : 0;
  const whole = tank + added * (extra?.count ?? 0);
  return {
    forPeak,
    forStarts,
    volume,
    startsAllowed: allowed,
    starts: whole > 0 ? startsPerHour(cycled, share, whole, band) : 0,
    extra: extra && { ...extra, volume: added },
  };
}

/**
 * A screw compressor without a tank gets a quarter of a minute's delivery, with variable speed a tenth; a piston compressor
 * as many litres as its starts require.
 */
const leastVolume = ({ isScrew, control, delivery }: Machine): number =>
  isScrew ? delivery * (control === 'follows' ? 0.1 : 0.25) : 0;
