import { drawnRect } from '../page/drawn-rect';
import { frameScale } from '../page/frame-scale';
import type { EditorPage } from '../page/EditorPage';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A component in a column of AEM's grid. */
export interface PageColumn {
  readonly path: string;
  readonly resourceType: string;
  /** Its box on the page as the editor shows it, scaled down if the frame is; undefined while hidden. */
  readonly box: Box | undefined;
  /** Its row: the content box of its container's grid. */
  readonly row: Box;
  /** How many columns the row has. */
  readonly columns: number;
  /** Whether widths apply: a style of the container can lay out the columns instead. */
  readonly isFree: boolean;
  readonly isRightToLeft: boolean;
}

/** The components that an author can lay out, in page order. */
export function pageColumns(page: Pick<EditorPage, 'editables'>): readonly PageColumn[] {
  return page.editables().flatMap(({ path, resourceType, element, editable, kind }): PageColumn[] => {
    const column = element.closest<HTMLElement>('.aem-GridColumn');
    const grid = column?.parentElement;
    const isItself = column?.dataset.cqDataPath === path;
    const view = element.ownerDocument.defaultView;
    if (!editable || kind === 'placeholder' || !view) return [];
    if (!column || !grid?.classList.contains('aem-Grid') || !isItself) return [];
    const box = boxOf(column, view);
    return [
      {
        path,
        resourceType,
        box: box.width > 0 && box.height > 0 ? box : undefined,
        row: boxOf(grid, view),
        ...gridAsDrawn(grid, view),
      },
    ];
  });
}

/** How a grid is drawn: its styles can have other columns than its container says. */
export function gridAsDrawn(
  grid: Element,
  view: Window,
): Pick<PageColumn, 'columns' | 'isFree' | 'isRightToLeft'> {
  const style = view.getComputedStyle(grid);
  const columns = Number(style.getPropertyValue('--columns')) || columnsOf(grid);
  const tracks = style.gridTemplateColumns.split(' ').length;
  return {
    columns: tracks > 1 ? tracks : columns,
    isFree: tracks === columns,
    isRightToLeft: style.direction === 'rtl',
  };
}

function boxOf(element: HTMLElement, view: Window): Box {
  const scale = frameScale(view);
  const { left, top, width, height } = drawnRect(element, scale);
  return { left: left + view.scrollX * scale, top: top + view.scrollY * scale, width, height };
}

/** `aem-Grid--12`: the number of columns of the container. */
function columnsOf(grid: Element): number {
  const name = [...grid.classList].find((one) => /^aem-Grid--\d+$/.test(one));
  return Number(name?.slice('aem-Grid--'.length) ?? 12);
}
