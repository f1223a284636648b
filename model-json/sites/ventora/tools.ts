import { DRAWER } from '../../features/catalogue/documents/document-types';
import { DrawingRoom } from '../../features/documents/server/DrawingRoom';

/* What programs open once for all that they serve. */

export { openQueryLog } from '../../features/search/report/open-query-log';

/** Draws documents; a thread that does takes 100 MB. */
export function openTools() {
  const drawingRoom = new DrawingRoom(DRAWER);
  return { options: { drawingRoom }, close: () => drawingRoom.close() };
}
