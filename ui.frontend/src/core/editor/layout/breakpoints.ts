import type { ContentNode } from '../sling/content-node';
import { childNames, childOf, propertyOf } from '../session/tree';
import { t } from '../../../../../shared/authoring/language/t';

/** A range of page widths with a layout of its own (`cq:responsive/breakpoints` of the template). */
export interface Breakpoint {
  readonly name: string;
  readonly title: string;
  /** The widest page that it applies to; undefined for `default`, which applies to all. */
  readonly width?: number;
}

/** For all widths without a layout of their own. */
export const everywhere: Breakpoint = { name: 'default', title: t('All widths') };

/**
 * The breakpoints of a page, widest first.
 * @param content the page's `jcr:content`, template included
 */
export function breakpointsOf(content: ContentNode | undefined): readonly Breakpoint[] {
  const nodes = childOf(childOf(content, 'cq:responsive'), 'breakpoints');
  const own = childNames(nodes).flatMap((name): Required<Breakpoint>[] => {
    const node = childOf(nodes, name);
    const width = Number(propertyOf(node, 'width'));
    return width > 0 ? [{ name, title: String(propertyOf(node, 'title') ?? name), width }] : [];
  });
  return [everywhere, ...own.sort((a, b) => b.width - a.width)];
}

/** The breakpoint for a page width: the narrowest that covers it. */
export const breakpointFor = (breakpoints: readonly Breakpoint[], pageWidth: number): Breakpoint =>
  breakpoints.findLast(({ width = Infinity }) => pageWidth <= width) ?? everywhere;

/** A breakpoint and those from which it inherits, nearest first. */
export const inheritance = (
  breakpoints: readonly Breakpoint[],
  { name }: Breakpoint,
): readonly Breakpoint[] =>
  breakpoints.slice(0, breakpoints.findIndex((one) => one.name === name) + 1).toReversed();
