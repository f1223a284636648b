import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { formatMeasure, formatNumber, unitName } from '../../../../../../shared/measures/format-measure';
import { figureText } from '../../../../../../shared/features/catalogue/api/figure-rows';
import type { Unit } from '../../../../../../shared/measures/measure';
import { unitIn } from '../../../../../../shared/measures/measure-system';
import type { Manual, ManualMachine } from '../../models/SiteDocument';
import { type Sheet, table } from '../../../../documents/api/drawing';

/** Air that removes a kilowatt of heat with a temperature rise of 15 K, m³/h. */
const COOLING_AIR = 200;

/** The requirements for a machine's place: space, floor, and cooling air for air-cooled machines. */
export function drawSiting(sheet: Sheet, { machines, language, units }: Manual): void {
  const { documentSheet, figureNames } = catalogueWords(language);
  const { machine, size, coolingAir } = documentSheet.siting;
  const figure = ({ figures }: ManualMachine, name: string) => figures.find((each) => each.name === name);
  const shown = (each: ManualMachine, name: string) => {
    const found = figure(each, name);
    return found ? figureText(found, language, units) : '–';
  };
  const number = (each: ManualMachine, name: string) => {
    const value = figure(each, name)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const sizeOf = (each: ManualMachine) =>
    ['length', 'width', 'height']
      .map((name) => formatNumber({ value: number(each, name) ?? 0, unit: 'mm' }, language, units))
      .join(' × ');
  const airOf = (each: ManualMachine) => {
    const power = number(each, 'motorPower');
    return power !== undefined && each.features.includes('air-cooled')
      ? formatMeasure({ value: Math.ceil(power * COOLING_AIR), unit: 'm³/h' }, language, units)
      : '–';
  };
  const unit: Unit = unitIn(units, 'mm');
  table(sheet, {
    columns: [
      { title: machine, share: 1.6, isBold: true },
      { title: `${size}\n${unitName(unit, language)}`, share: 2.2, align: 'right' },
      { title: figureNames.weight ?? 'weight', share: 1.2, align: 'right' },
      { title: coolingAir, share: 1.6, align: 'right' },
      { title: figureNames.connection ?? 'connection', share: 1.4, align: 'right' },
    ],
    rows: machines.map((each) => [
      each.name,
      sizeOf(each),
      shown(each, 'weight'),
      airOf(each),
      shown(each, 'connection'),
    ]),
  });
}
