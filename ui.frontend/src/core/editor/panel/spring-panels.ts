import { hit, type Point } from '../selection/geometry/geometry';
import { panelsToShow } from '../selection/toolbar/panels';
import type { WorkbenchWithActions } from '../selection/Workbench';

/** As long as folders of desktops take to open under a dragged file. */
const PAUSE_MS = 600;

/** Shows a closed panel when something is held over its tab, heading or bullet, so that it can be dropped in there. */
export function springPanels({
  geometry,
  page,
  tree,
}: Pick<WorkbenchWithActions, 'geometry' | 'page' | 'tree'>) {
  let over: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  return {
    /** @param point of the frame; undefined outside it */
    over(point: Point | undefined): void {
      const offset = geometry.scroll();
      const panel = point && hit(geometry.controls(), { x: point.x + offset.x, y: point.y + offset.y });
      if (panel === over) return;
      over = panel;
      leave();
      const last = panel === undefined ? undefined : panelsToShow(tree.get(), panel).at(-1);
      if (last) timer = setTimeout(() => page.showPanel(last.container, last.index), PAUSE_MS);
    },
    leave,
  };
}
