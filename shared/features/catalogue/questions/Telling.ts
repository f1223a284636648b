import { numberFormat } from '#number-format';
import { formatMeasure } from '../../../measures/format-measure';
import { convert, type Measure, type Unit } from '../../../measures/measure';
import { unitIn, type MeasureSystem } from '../../../measures/measure-system';
import type { FigureModel } from '../api/figure.model';
import { figureText } from '../api/figure-rows';

const FOOT = 0.3048;
const MINUTE = 60;

/** A product's figures, and how what follows from them is written for a reader. */
export class Telling {
  private readonly figures: ReadonlyMap<string, FigureModel>;

  constructor(
    figures: readonly FigureModel[],
    private readonly language: string,
    private readonly system: MeasureSystem,
  ) {
    this.figures = new Map(figures.map((figure) => [figure.name, figure]));
  }

  /** A figure in a unit; undefined if the product has none. */
  number(name: string, unit: Unit): number | undefined {
    const figure = this.figures.get(name);
    if (typeof figure?.value !== 'number' || figure.unit === undefined) return undefined;
    return convert({ value: figure.value, unit: figure.unit }, unit).value;
  }

  /** A figure or an exact measure: `8 bar`. */
  exact(value: number, unit: Unit): string {
    return formatMeasure({ value, unit }, this.language, this.system);
  }

  /** What was worked out, with two digits: no figure of a product allows more. */
  about(value: number, unit: Unit): string {
    const shown: Measure = convert({ value, unit }, unitIn(this.system, unit));
    return formatMeasure({ ...shown, value: rounded(shown.value) }, this.language, this.system);
  }

  /** `38 seconds`, `3 minutes` */
  time(seconds: number): string {
    const inMinutes = rounded(seconds) >= 2 * MINUTE;
    const value = rounded(inMinutes ? seconds / MINUTE : seconds);
    return this.inWords(value, inMinutes ? 'minute' : 'second');
  }

  /** `18 months` */
  months(count: number): string {
    return figureText(
      { name: '', value: count < 10 ? Math.round(count) : rounded(count), unit: 'months' },
      this.language,
      this.system,
    );
  }

  distance(metres: number): string {
    const isUs = this.system === 'us';
    const value = numberFormat(this.language, {}).format(rounded(isUs ? metres / FOOT : metres));
    return `${value}\u00a0${isUs ? 'ft' : 'm'}`;
  }

  /** A difference of temperatures. @param kelvin */
  warmer(kelvin: number): string {
    return this.system === 'us' ? `${kelvin * 1.8}\u00a0°F` : `${kelvin}\u00a0K`;
  }

  energy(kilowattHours: number): string {
    return `${numberFormat(this.language, {}).format(rounded(kilowattHours))}\u00a0kWh`;
  }

  private inWords(value: number, unit: 'second' | 'minute'): string {
    return numberFormat(this.language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  }
}

const rounded = (value: number): number => Number(value.toPrecision(2));
