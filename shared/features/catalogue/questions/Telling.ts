import { numberFormat } from '#number-format';
import { formatMeasure } from '../../../measures/format-measure';
import { convert, type Measure, type Unit } from '../../../measures/measure';
import { unitIn, type MeasureSystem } from '../../../measures/measure-system';
import { inUnits, unitOf, type Quantity } from '../../../measures/quantities';
import type { FigureModel } from '../api/figure.model';
import { figureText } from '../api/figure-rows';

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
    const unit = inMinutes ? 'minute' : 'second';
    return numberFormat(this.language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      rounded(inMinutes ? seconds / MINUTE : seconds),
    );
  }

  /** `18 months` */
  months(count: number): string {
    return figureText({ name: '', value: rounded(count), unit: 'months' }, this.language, this.system);
  }

  /** What was worked out, of a quantity that no figure of a product has: `5.6 m`, `10 K`, `25,000 kWh`. */
  quantity(value: number, quantity: Quantity): string {
    const shown = rounded(inUnits(value, quantity, this.system));
    return `${numberFormat(this.language, {}).format(shown)}\u00a0${unitOf(quantity, this.system)}`;
  }
}

const rounded = (value: number): number => Number(value.toPrecision(2));
