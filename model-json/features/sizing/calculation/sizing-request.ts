import { AIR_USES, type AirUse } from './air-quality';
import type { Supply } from './machine';
import type { MeasureSystem } from '../../../../shared/measures/measure-system';

/** The maximum number of different tools. */
export const MAX_ROWS = 12;

/** Allowed numbers, by field name (`n` and `u` are a row's). Flow and pressure in both systems. */
export const BOUNDS = {
  n: { min: 1, max: 99 },
  u: { min: 1, max: 100 },
  leaks: { min: 0, max: 50 },
  growth: { min: 0, max: 100 },
  together: { min: 1, max: 100 },
  peak: { min: 0.1, max: 30 },
} as const;
export const MEASURE_BOUNDS = {
  metric: { flow: { min: 1, max: 60_000 }, pressure: { min: 0.5, max: 40 } },
  us: { flow: { min: 0.1, max: 2_000 }, pressure: { min: 5, max: 600 } },
} as const satisfies Record<MeasureSystem, unknown>;

export const SUPPLIES: readonly Supply[] = ['230', '400', 'petrol'];
/** Maximum noise levels, dB(A): two people can talk next to 65, and have to raise their voices next to 75. */
export const NOISES = ['75', '70', '65'] as const;
/** Temperatures of the air at the dryer, °C. ISO 7183 rates dryers at 35. */
export const INLETS = ['30', '35', '40', '45', '50'] as const;

/** One kind of tool, as the visitor entered it. */
export interface AskedTool {
  readonly sku: string;
  readonly count: string;
  readonly use: string;
}

/** Every field as typed, to be shown again. */
export interface Typed {
  readonly tools: readonly AskedTool[];
  readonly flow: string;
  readonly pressure: string;
  readonly leaks: string;
  readonly growth: string;
  readonly together: string;
  readonly peak: string;
  readonly supply: Supply | '';
  readonly noise: string;
  readonly oilfree: boolean;
  readonly air: AirUse;
  readonly inlet: string;
}

/** An invalid input. `field` is the name of its parameter. */
export interface Fault {
  readonly field: string;
  readonly reason: 'number' | 'whole' | 'range' | 'tool' | 'pair';
  readonly typed: string;
  readonly min?: number;
  readonly max?: number;
}

/** Every name that an address can have. `add` and `drop` are the buttons of the list of tools. */
export const SIZING_NAMES: readonly string[] = [
  ...Array.from({ length: MAX_ROWS }, (_, index) => [
    `t${index + 1}`,
    `n${index + 1}`,
    `u${index + 1}`,
  ]).flat(),
  ...[
    'flow',
    'pressure',
    'leaks',
    'growth',
    'together',
    'peak',
    'supply',
    'noise',
    'oilfree',
    'air',
    'inlet',
  ],
  ...['units', 'add', 'drop'],
];

type Parameters = Readonly<Record<string, string>>;

/** A visitor's input, by parameter: `t1` a tool, `n1` its quantity, `u1` its running time, and so on. */
export function readTyped(asked: Parameters, defaults: { leaks: number; growth: number }): Typed {
  const value = (name: string) => (asked[name] ?? '').trim();
  const oneOf = <T extends string>(among: readonly T[], name: string) =>
    among.find((each) => each === value(name));
  const dropped = Number(value('drop'));
  const tools = Array.from({ length: MAX_ROWS }, (_, index) => index + 1)
    .filter((row) => value(`t${row}`) && row !== dropped)
    .map((row) => ({
      sku: value(`t${row}`),
      count: value(`n${row}`) || '1',
      use: value(`u${row}`),
    }));
  return {
    tools,
    flow: value('flow'),
    pressure: value('pressure'),
    leaks: value('leaks') || String(defaults.leaks),
    growth: value('growth') || String(defaults.growth),
    together: value('together'),
    peak: value('peak') || '1',
    supply: oneOf(SUPPLIES, 'supply') ?? '',
    noise: oneOf(NOISES, 'noise') ?? '',
    oilfree: value('oilfree') === '1',
    air: oneOf(AIR_USES, 'air') ?? 'none',
    inlet: oneOf(INLETS, 'inlet') ?? '35',
  };
}

/** A number as people type it, with a point or a comma; undefined if invalid. */
export const numberOf = (typed: string): number | undefined =>
  /^[+-]?\d{1,12}(?:[.,]\d{1,9})?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;

/**
 * Validates the input field by field, with the allowed values of each.
 *
 * @param knows whether the catalogue has a tool
 */
export function faultsOf(typed: Typed, system: MeasureSystem, knows: (sku: string) => boolean): Fault[] {
  const check = (
    field: string,
    value: string,
    bounds: { min: number; max: number },
    whole = false,
  ): Fault[] => {
    if (value === '') return [];
    const number = numberOf(value);
    const fault = (reason: Fault['reason']) => [{ field, reason, typed: value, ...bounds }];
    if (number === undefined) return fault('number');
    if (number < bounds.min || number > bounds.max) return fault('range');
    return whole && !Number.isInteger(number) ? fault('whole') : [];
  };
  const { flow, pressure } = MEASURE_BOUNDS[system];
  const tools = typed.tools.flatMap(({ sku, count, use }, index): Fault[] => [
    ...(knows(sku) ? [] : [{ field: `t${index + 1}`, reason: 'tool' as const, typed: sku }]),
    ...check(`n${index + 1}`, count, BOUNDS.n, true),
    ...check(`u${index + 1}`, use, BOUNDS.u),
  ]);
  const lonely = (field: 'flow' | 'pressure', bounds: { min: number; max: number }): Fault[] => [
    { field, reason: 'pair', typed: '', ...bounds },
  ];
  return [
    ...tools,
    ...check('flow', typed.flow, flow),
    ...check('pressure', typed.pressure, pressure),
    ...(typed.flow && !typed.pressure ? lonely('pressure', pressure) : []),
    ...(typed.pressure && !typed.flow && typed.tools.length === 0 ? lonely('flow', flow) : []),
    ...(['leaks', 'growth', 'together', 'peak'] as const).flatMap((name) =>
      check(name, typed[name], BOUNDS[name]),
    ),
  ];
}
