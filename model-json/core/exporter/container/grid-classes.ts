import type { Resource } from '../../repository/Resource';
import type { Properties } from '../Exporter';
import { integer, text } from '../shared/properties';

const DEFAULT_COLUMNS = 12;
const DEFAULT = 'default';

/** What an author set for each breakpoint: `cq:responsive/<breakpoint>/{width,offset,behavior}`. */
const settingsOf = (resource: Resource): ReadonlyMap<string, Properties> =>
  new Map(
    [...(resource.children.get('cq:responsive')?.children ?? [])].map(([name, { properties }]) => [
      name,
      properties,
    ]),
  );

/** Columns of the policy (`columns`), else 12. The container itself can be narrower: `cellsOf`. */
export const gridColumns = (style: Properties): number => integer(style, 'columns') ?? DEFAULT_COLUMNS;

const columnNumber = (properties: Properties | undefined, name: string): number | undefined => {
  const value = properties && integer(properties, name);
  return value !== undefined && value > 0 ? value : undefined;
};

/** A container's columns at each breakpoint that has settings of its own: those that it takes in its parent. */
function cellsOf(grid: Resource, columns: number): Map<string, number> {
  const own = [...settingsOf(grid)].flatMap(([name, settings]) => {
    const width = columnNumber(settings, 'width');
    return width === undefined ? [] : [[name, width] as const];
  });
  return new Map([[DEFAULT, columns] as const, ...own]);
}

/**
 * `aem-Grid aem-Grid--12 aem-Grid--default--12`, with a class for each other breakpoint that the container or a child has
 * settings for. The order of breakpoints has no meaning; AEM writes them in that of a hash table.
 */
export function gridClassNames(grid: Resource, children: readonly Resource[], columns: number): string {
  const cells = cellsOf(grid, columns);
  const usual = cells.get(DEFAULT) ?? columns;
  const breakpoints = new Set([
    ...cells.keys(),
    ...children.flatMap((child) => [...settingsOf(child).keys()]),
  ]);
  return [
    'aem-Grid',
    `aem-Grid--${usual}`,
    ...[...breakpoints].map((name) => `aem-Grid--${name}--${cells.get(name) ?? usual}`),
  ].join(' ');
}

/**
 * `aem-GridColumn` and for each breakpoint with settings of the child its width, offset and behaviour: `newline`, `hide`, or
 * `none`, which resets that of a wider one. At the container's other breakpoints a child fills it.
 */
export function columnClassNames(child: Resource, grid: Resource, columns: number): string {
  const own = settingsOf(child);
  const filled = [...cellsOf(grid, columns)].filter(([name]) => !own.has(name));
  return [
    'aem-GridColumn',
    ...filled.map(([name, cells]) => `aem-GridColumn--${name}--${cells}`),
    ...[...own].flatMap(([name, settings]) => [
      `aem-GridColumn--${name}--${columnNumber(settings, 'width') ?? columns}`,
      `aem-GridColumn--offset--${name}--${integer(settings, 'offset') ?? 0}`,
      `aem-GridColumn--${name}--${text(settings, 'behavior') ?? 'none'}`,
    ]),
  ].join(' ');
}
