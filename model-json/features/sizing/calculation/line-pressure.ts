import type { AirQuality } from './air-quality';

/** The pressure loss between compressor and tool, bar: the budget on the page "Solutions". */
export const LOSSES = { hose: 0.4, pipe: 0.1, filters: 0.3, dryer: 0.2 } as const;

export interface PressureLoss {
  readonly part: keyof typeof LOSSES;
  /** bar */
  readonly loss: number;
}

/** The parts between compressor and tool, and the loss of each. */
export function lossesFor({ filters, dewPoint }: AirQuality): PressureLoss[] {
  const parts: (keyof typeof LOSSES)[] = ['hose', 'pipe'];
  if (filters.length > 0) parts.push('filters');
  if (dewPoint !== undefined) parts.push('dryer');
  return parts.map((part) => ({ part, loss: LOSSES[part] }));
}

/** Decimal fractions are inexact in binary: 6.3 + 0.4 + 0.1 + 0.3 + 0.2 must be 7.3. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** The minimum pressure at the compressor, bar. */
export const linePressure = (atTool: number, losses: readonly PressureLoss[]): number =>
  thousandths(losses.reduce((sum, { loss }) => sum + loss, atTool));
