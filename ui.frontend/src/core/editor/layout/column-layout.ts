import type { Command } from '../session/EditorSession';
import { childNames, childOf, propertyOf } from '../session/tree';
import type { ContentNode } from '../sling/content-node';
import { inheritance, type Breakpoint } from './breakpoints';

/** A component's place in its container's columns at one breakpoint. */
export interface ColumnLayout {
  /** Number of columns. */
  readonly width: number;
  /** Empty columns before it. */
  readonly offset: number;
  readonly isHidden: boolean;
  /** Whether this breakpoint has settings of its own. */
  readonly isOwn: boolean;
}

const whole = (text: unknown): number | undefined => {
  const number = Number.parseInt(String(text), 10);
  return Number.isNaN(number) ? undefined : number;
};

/** The layout at a breakpoint: its own, else the next wider one's; what that does not set is that of a whole row, as in AEM. */
export function layoutAt(
  component: ContentNode | undefined,
  breakpoints: readonly Breakpoint[],
  breakpoint: Breakpoint,
  columns: number,
): ColumnLayout {
  const responsive = childOf(component, 'cq:responsive');
  const node = inheritance(breakpoints, breakpoint)
    .map(({ name }) => childOf(responsive, name))
    .find((each) => each !== undefined);
  const width = whole(propertyOf(node, 'width'));
  return {
    width: width !== undefined && width > 0 ? Math.min(width, columns) : columns,
    offset: Math.min(whole(propertyOf(node, 'offset')) ?? 0, columns - 1),
    isHidden: propertyOf(node, 'behavior') === 'hide',
    isOwn: childOf(responsive, breakpoint.name) !== undefined,
  };
}

/** Clamps a layout to the row: at least one column wide, and not past the last. */
export function fitted(width: number, offset: number, columns: number): { width: number; offset: number } {
  const start = Math.min(Math.max(offset, 0), columns - 1);
  return { width: Math.min(Math.max(width, 1), columns - start), offset: start };
}

/** What is changed of a layout; `inherit`: it is again that of the next wider breakpoint. */
export type LayoutChange =
  | { readonly width: number; readonly offset: number }
  | { readonly isHidden: boolean }
  | 'inherit';

/** The command that changes a component's layout at one breakpoint, in the format of AEM's layout mode. */
export function layoutCommand(
  path: string,
  component: ContentNode | undefined,
  { name }: Breakpoint,
  change: LayoutChange,
): Command {
  const before = childOf(component, 'cq:responsive') ?? typed({});
  const { [name]: _, ...others } = before;
  const own = childOf(before, name) ?? typed({});
  const after = change === 'inherit' ? others : { ...before, [name]: { ...own, ...properties(change) } };
  const isEmpty = childNames(after).length === 0;
  return { type: 'set', path, properties: {}, children: { 'cq:responsive': isEmpty ? null : after } };
}

const typed = (members: ContentNode): ContentNode => ({ 'jcr:primaryType': 'nt:unstructured', ...members });

/** AEM stores strings. `none` shows a component that a wider breakpoint hides. */
const properties = (change: Exclude<LayoutChange, 'inherit'>): ContentNode =>
  'isHidden' in change
    ? { behavior: change.isHidden ? 'hide' : 'none' }
    : { width: String(change.width), offset: String(change.offset) };
