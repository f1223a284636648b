import {
  breakpointsOf,
  nameOf,
  parentOf,
  type Breakpoint,
} from '../../../../../ui.frontend/src/core/entries/editing';
import type { Instance } from '../../Instance';
import type { OpenPage } from './Document';

/** Where a component stands in the columns of its container. */
export interface Grid {
  readonly columns: number;
  /** The widths of pages that can have a layout of their own, widest first: `default` is for all. */
  readonly breakpoints: readonly Breakpoint[];
}

/** The columns of the container that a component is laid out in; undefined if it has no grid, or is not stored yet. */
export function columnsAround({ repository, models }: Instance, path: string): number | undefined {
  const container = repository.get(parentOf(path));
  const model = container && models.get(container);
  const cells: unknown = model?.['columnClassNames'];
  const isIn = typeof cells === 'object' && cells !== null && Object.hasOwn(cells, nameOf(path));
  const columns = Number(model?.['columnCount']);
  return isIn && columns > 0 ? columns : undefined;
}

/** The grid that a component is laid out in, if it is in one. */
export function gridOf(instance: Instance, { shown }: OpenPage, path: string): Grid | undefined {
  const columns = columnsAround(instance, path);
  return columns === undefined ? undefined : { columns, breakpoints: breakpointsOf(shown.node) };
}
