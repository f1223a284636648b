import {
  layoutAt,
  layoutCommand,
  type Command,
  type ContentNode,
} from '../../../../../ui.frontend/src/core/entries/editing';
import type { Grid } from '../content/grid-of';
import { ToolRefusal } from '../refusals';

/** A component's place in its container's columns at one width; what is left out stays. */
export interface Layout {
  readonly width?: number | undefined;
  readonly offset?: number | undefined;
  readonly isHidden?: boolean | undefined;
}

/**
 * The command that lays a component out.
 *
 * @param layout null: as at the next wider breakpoint
 * @throws ToolRefusal if the component is in no grid, or does not fit into it
 */
export function layOut(
  path: string,
  node: ContentNode,
  { breakpoint: name, layout }: { readonly breakpoint: string; readonly layout: Layout | null },
  grid: Grid | undefined,
): Command | undefined {
  if (!grid)
    throw new ToolRefusal(
      'not-possible',
      'The component is in no grid, so it has no columns.',
      'Lay out the container around it instead, or leave it as it is.',
    );
  const { columns, breakpoints } = grid;
  const breakpoint = breakpoints.find((each) => each.name === name);
  if (!breakpoint)
    throw new ToolRefusal(
      'invalid',
      `The page’s template has no breakpoint ${name}.`,
      `Use ${breakpoints.map((each) => each.name).join(', ')}.`,
    );
  const now = layoutAt(node, breakpoints, breakpoint, columns);
  if (layout === null) return now.isOwn ? layoutCommand(path, node, breakpoint, 'inherit') : undefined;
  const { width = now.width, offset = now.offset, isHidden = now.isHidden } = layout;
  if (width < 1 || offset < 0 || width + offset > columns)
    throw new ToolRefusal(
      'invalid',
      `A width of ${width} and an offset of ${offset} do not fit into ${columns} columns.`,
      `Together they can be ${columns} at most, the width at least 1.`,
    );
  const isElsewhere = width !== now.width || offset !== now.offset;
  const placed = isElsewhere ? layoutCommand(path, node, breakpoint, { width, offset }) : undefined;
  if (isHidden === now.isHidden) return placed;
  const after = placed?.type === 'set' ? { ...node, ...placed.children } : node;
  return layoutCommand(path, after as ContentNode, breakpoint, { isHidden });
}
