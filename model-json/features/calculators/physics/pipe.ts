import { FLOW_EXPONENT } from '../../../../shared/measures/flow-exponent';

/** Of the formula below, for l/s: what manuals of compressor makers and VDMA guides print for steel pipe. */
const PER_SECOND = 450;
/** The same for m³/min. */
export const PIPE_CONSTANT = PER_SECOND * (1000 / 60) ** FLOW_EXPONENT;

/**
 * Pressure lost in a straight pipe: Δp = 450 · q^1.85 · l ÷ (d⁵ · p), with q in l/s of free air, l in m, d in mm, p in bar
 * absolute.
 *
 * @param flow free air, m³/min
 * @param length with fittings, m
 * @param bore mm
 * @param pressure above atmosphere, bar
 * @returns bar
 */
export const pressureDrop = (flow: number, length: number, bore: number, pressure: number): number =>
  (PIPE_CONSTANT * flow ** FLOW_EXPONENT * length) / (bore ** 5 * (pressure + 1));

/** The bore at which a pipe loses just that much: the same formula, solved for d. @returns mm */
export const boreFor = (flow: number, length: number, drop: number, pressure: number): number =>
  ((PIPE_CONSTANT * flow ** FLOW_EXPONENT * length) / (drop * (pressure + 1))) ** 0.2;

/** Speed of the compressed air, m/s. */
export const velocity = (flow: number, bore: number, pressure: number): number =>
  flow / 60 / (pressure + 1) / ((Math.PI / 4) * (bore / 1000) ** 2);
