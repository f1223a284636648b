import { frameScale } from '../../page/frame-scale';

/** A touch that moves less than this is a tap. */
const threshold = 8;

/** Lets a finger scroll the page; the layer over it prevents native scrolling. */
export function pan(
  window: Window,
  start: { clientX: number; clientY: number; pointerId: number },
  onTap: () => void,
): void {
  let at = { x: start.clientX, y: start.clientY };
  let isPanning = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    isPanning ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= threshold;
    if (!isPanning) return;
    const scale = frameScale(window);
    const [left, top] = [(at.x - event.clientX) / scale, (at.y - event.clientY) / scale];
    window.scrollBy({ left, top, behavior: 'instant' });
    at = { x: event.clientX, y: event.clientY };
  };
  const stop = () => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', stop);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    if (!isPanning) onTap();
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', stop);
}
