import type { Resource } from '../../repository/Resource';
import type { Properties } from '../Exporter';
import { integer, text } from '../shared/properties';

const DEFAULT_COLUMNS = 12;
const DEFAULT = 'default';

const responsive = (resource: Resource) => resource.children.get('cq:responsive');

/** Number of columns: the width that the grid has in its parent, else the policy's `columns`, else 12. */
export function gridColumns(resource: Resource, style: Properties): number {
  const width = responsive(resource)?.children.get(DEFAULT);
  return (width && columnNumber(width.properties, 'width')) ?? integer(style, 'columns') ?? DEFAULT_COLUMNS;
}

const columnNumber = (properties: Properties, name: string): number | undefined => {
  const value = integer(properties, name);
  return value !== undefined && value > 0 ? value : undefined;
};

/** `aem-Grid aem-Grid--12 aem-Grid--default--12`, with one more class for each breakpoint at which the grid is narrower. */
export function gridClassNames(columns: number, resource: Resource): string {
  const classes = ['aem-Grid', `aem-Grid--${columns}`, `aem-Grid--${DEFAULT}--${columns}`];
  for (const breakpoint of responsive(resource)?.children.values() ?? []) {
    const width = columnNumber(breakpoint.properties, 'width');
    if (breakpoint.name !== DEFAULT && width !== undefined)
      classes.push(`aem-Grid--${breakpoint.name}--${width}`);
  }
  return classes.join(' ');
}

/**
 * `aem-GridColumn aem-GridColumn--default--12` and the author's settings for each breakpoint: width, offset, and the
 * behaviour `hide`, `newline` or `none`, which resets that of a wider breakpoint
 * (`cq:responsive/<breakpoint>/{width,offset,behavior}`).
 */
export function columnClassNames(child: Resource, columns: number): string {
  const classes = ['aem-GridColumn'];
  const breakpoints = [...(responsive(child)?.children.values() ?? [])];
  if (
    !breakpoints.some(
      ({ name, properties }) => name === DEFAULT && columnNumber(properties, 'width') !== undefined,
    )
  ) {
    classes.push(`aem-GridColumn--${DEFAULT}--${columns}`);
  }
  for (const { name, properties } of breakpoints) {
    const width = columnNumber(properties, 'width');
    const offset = integer(properties, 'offset');
    const behaviour = text(properties, 'behavior');
    if (width !== undefined) classes.push(`aem-GridColumn--${name}--${width}`);
    if (offset !== undefined) classes.push(`aem-GridColumn--offset--${name}--${offset}`);
    if (behaviour) classes.push(`aem-GridColumn--${name}--${behaviour}`);
  }
  return classes.join(' ');
}
