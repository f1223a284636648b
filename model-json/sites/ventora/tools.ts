import { DRAWER } from '../../features/catalogue/documents/document-types';
import { DrawingRoom } from '../../features/documents/server/DrawingRoom';

/* Tools that programs open once and share. */

export { openQueryLog } from '../../../api/server';

/** Draws documents; a thread that draws takes 100 MB. */
export function openTools() {
  const drawingRoom = new DrawingRoom(DRAWER);
  return { options: { drawingRoom }, close: () => drawingRoom.close() };
}
