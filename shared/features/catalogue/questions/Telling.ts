import { numberFormat } from '#number-format';
import { formatMeasure, formatNumber, unitName } from '../../../measures/format-measure';
import { convert, type Measure, type Unit } from '../../../measures/measure';
import { unitIn, type MeasureSystem } from '../../../measures/measure-system';
import { inUnits, unitOf, type Quantity } from '../../../measures/quantities';
import type { FigureModel } from '../api/figure.model';
import { figureText } from '../api/figure-rows';

const MINUTE = 60;
const DIGITS = 2;

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

  /** A figure in words: `G ¼`, `R513A`; undefined if the product has none. */
  text(name: string): string | undefined {
    const value = this.figures.get(name)?.value;
    return typeof value === 'string' ? value : undefined;
  }

  /** A plain number: `460` */
  count(value: number): string {
    return numberFormat(this.language, {}).format(value);
  }

  /** A figure or an exact measure: `8 bar`. */
  exact(value: number, unit: Unit): string {
    return formatMeasure({ value, unit }, this.language, this.system);
  }

  /** Figures as they are stated, in the given order; those that the product has. */
  stated(names: readonly string[]): string[] {
    return names.flatMap((name) => {
      const figure = this.figures.get(name);
      return figure ? figureText(figure, this.language, this.system) : [];
    });
  }

  /** A difference of exact measures; what is converted has two digits: `15 kW`, `20 hp`. */
  amount(value: number, unit: Unit): string {
    return unitIn(this.system, unit) === unit ? this.exact(value, unit) : this.about(value, unit);
  }

  /** What was worked out, with two digits: few figures of a product allow more. */
  about(value: number, unit: Unit, digits = DIGITS): string {
    return formatMeasure(this.rounded(value, unit, digits), this.language, this.system);
  }

  /** A number without its unit, for axes and columns that say it once; of what was worked out, each with as many digits. */
  bare(value: number, unit: Unit, digits?: number): string {
    if (digits === undefined) return formatNumber({ value, unit }, this.language, this.system);
    const same = { minimumSignificantDigits: digits, maximumSignificantDigits: digits };
    return numberFormat(this.language, same).format(this.rounded(value, unit, digits).value);
  }

  /** The name of a unit in the reader's system: `l/min`, `cfm`. */
  unit(unit: Unit): string {
    return unitName(unitIn(this.system, unit), this.language);
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
    return `${this.bareQuantity(value, quantity)}\u00a0${this.unitOf(quantity)}`;
  }

  /** The same without its unit. */
  bareQuantity(value: number, quantity: Quantity): string {
    return this.count(rounded(inUnits(value, quantity, this.system)));
  }

  /** The unit of a quantity in the reader's system. */
  unitOf(quantity: Quantity): string {
    return unitOf(quantity, this.system);
  }

  private rounded(value: number, unit: Unit, digits: number): Measure {
    const shown = convert({ value, unit }, unitIn(this.system, unit));
    return { ...shown, value: rounded(shown.value, digits) };
  }
}

const rounded = (value: number, digits = DIGITS): number => Number(value.toPrecision(digits));
