import type { Resource, Value } from '../../core/repository/Resource';
import { energyRatio, isOfMoney, roundSum, type Route } from './money';
import { numberPattern, readNumber, writeNumber } from './numbers';
import { UNIT_RULES, ruleOf } from './unit-rules';
import { usFigures } from './us-figures';

/** The unit in a column's title: `Loss, bar`, `Flow over 50 m, l/min`, `m³/h`. */
const UNIT_OF_COLUMN = new RegExp(
  `(?:^|, )(${Object.keys(UNIT_RULES)
    .sort((a, b) => b.length - a.length)
    .map((unit) => unit.replace(/[()*/]/g, '\\$&'))
    .join('|')})(?=$|, )`,
);

/** The unit of the figures below or beside a title; kilowatts are only converted for motors. */
export function unitOfTitle(title: string): string | undefined {
  const unit = UNIT_OF_COLUMN.exec(title)?.[1];
  return unit === 'kW' && !/^motor/i.test(title) ? undefined : unit;
}

/** A title with the converted unit. */
export function usTitle(title: string): string {
  const unit = unitOfTitle(title);
  return unit ? title.replace(UNIT_OF_COLUMN, (all) => all.replace(unit, ruleOf(unit).unit)) : title;
}

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** American units next to metric ones: such a table is about conversion. */
const AMERICAN = /(?:^|[\d\u00a0 ,(])(?:psi|cfm|gal|hp|lb|cu ft)(?![\p{L}])/u;

/** Whether a row or a column title is in a table about unit conversion, which must not be converted. */
export function convertsUnits(node: Resource): boolean {
  const table = node.parent?.parent;
  const below = (name: string) => [...(table?.children.get(name)?.children.values() ?? [])];
  const titles = below('columns').map(({ properties }) => text(properties.title));
  const cells = below('rows').flatMap(({ properties }) => properties.cells);
  return [...titles, ...cells].some((each) => typeof each === 'string' && AMERICAN.test(each));
}

/** The table of a row, with its columns' titles and its caption. */
function tableOf(
  row: Resource,
): { readonly titles: readonly string[]; readonly caption: string } | undefined {
  const table = row.parent?.parent;
  const columns = row.parent?.name === 'rows' ? table?.children.get('columns') : undefined;
  if (!table || !columns) return undefined;
  const titles = [...columns.children.values()].map(({ properties }) => text(properties.title));
  return { titles, caption: text(table.properties.caption) };
}

/**
 * Converts the bare figures of a row to a country's money and units: the column, or the row's first cell, has the unit.
 * Cells with words or with units of their own are left alone.
 *
 * @param row as in the blueprint
 */
export function localCells(cells: readonly string[], row: Resource, route: Route): string[] {
  const table = tableOf(row);
  if (!table) return [...cells];
  const { language } = route;
  const bare = new RegExp(
    `^[−+-]?${numberPattern(language)}(?:[ \\u00a0]?[–×/][ \\u00a0]?[−+-]?${numberPattern(language)})*$`,
    'u',
  );
  const ofRow = route.to === 'us' ? unitOfTitle(cells[0] ?? '') : undefined;
  return cells.map((cell, index) => {
    const title = table.titles[index] ?? '';
    if (!bare.test(cell)) return cell;
    if (isOfMoney(title, route.from)) {
      const kind = /\bga[sz]\b/i.test(`${title} ${table.caption}`) ? 'gas' : 'electricity';
      return writeNumber(roundSum(readNumber(cell, language) * energyRatio(kind, route)), language);
    }
    const unit = route.to === 'us' ? (unitOfTitle(title) ?? (index > 0 ? ofRow : undefined)) : undefined;
    return unit ? usFigures(cell, unit, language) : cell;
  });
}
