import type { Typed } from '../calculation/sizing-request';
import type { MeasureSystem } from '../calculation/typed-measures';
import type { Choices } from '../../../core/exporter/shared/links/choice-links';

/** The address with the typed values; defaults are left out. */
export function typedChoices(typed: Typed, units: MeasureSystem): Choices {
  const rows = typed.tools.flatMap(({ sku, count, use }, index): [string, string][] => {
    const row = index + 1;
    return [
      [`t${row}`, sku],
      [`n${row}`, count],
      [`u${row}`, use],
    ];
  });
  return {
    ...Object.fromEntries(rows),
    flow: typed.flow,
    pressure: typed.pressure,
    supply: typed.supply,
    noise: typed.noise,
    oilfree: typed.oilfree ? '1' : '',
    air: typed.air === 'none' ? '' : typed.air,
    leaks: typed.leaks,
    growth: typed.growth,
    together: typed.together,
    peak: typed.peak === '1' ? '' : typed.peak,
    inlet: typed.inlet === '35' ? '' : typed.inlet,
    units,
  };
}
