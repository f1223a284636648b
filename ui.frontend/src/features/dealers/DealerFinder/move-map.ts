/** A shorter drag counts as a click, px. */
const CLICK = 5;
const inRadians = Math.PI / 180;
/** Mercator, as on the server (geography/draw-map.ts). */
const north = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * inRadians) / 2));
const latitude = (y: number) => (2 * Math.atan(Math.exp(y)) - Math.PI / 2) / inRadians;

/**
 * Moves the map by keys and pointer: keys click its links, a drag requests the map with the new centre.
 *
 * @param show loads the page at an address
 */
export function moveMap(root: HTMLElement, show: (url: string) => void, signal: AbortSignal): void {
  let from: { x: number; y: number; map: HTMLElement } | undefined;
  let hasDragged = false;
  const drawingOf = (map: HTMLElement) => map.querySelector<SVGElement>('.cmp-dealerfinder__drawing')!;
  const on = <T extends Event>(type: string, listener: (event: T) => void) =>
    root.addEventListener(type, listener as EventListener, { signal });
  const moved = ({ clientX, clientY }: PointerEvent) => ({ x: clientX - from!.x, y: clientY - from!.y });

  on('keydown', (event: KeyboardEvent) => {
    const map = (event.target as Element).closest('.cmp-dealerfinder__map');
    if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key === '−' ? '-' : event.key;
    const link = [...map.querySelectorAll<HTMLElement>('[data-key]')].find(
      (each) => each.dataset.key === key,
    );
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  on('pointerdown', ({ target, button, pointerType, clientX, clientY }: PointerEvent) => {
    const map = (target as Element).closest<HTMLElement>('.cmp-dealerfinder__drawing')?.closest('section');
    // Touch scrolls the page; the map has links instead.
    if (map && button === 0 && pointerType !== 'touch') from = { x: clientX, y: clientY, map };
  });
  on('pointermove', (event: PointerEvent) => {
    if (!from) return;
    const { x, y } = moved(event);
    if (Math.hypot(x, y) < CLICK) return;
    drawingOf(from.map).setPointerCapture(event.pointerId);
    drawingOf(from.map).style.translate = `${x}px ${y}px`;
  });
  on('pointerup', (event: PointerEvent) => {
    if (!from) return;
    const { map } = from;
    const { x, y } = moved(event);
    from = undefined;
    const link = map.querySelector<HTMLAnchorElement>('[data-way]');
    if (Math.hypot(x, y) < CLICK || !link) return;
    hasDragged = true;
    setTimeout(() => (hasDragged = false));
    const { width, height } = drawingOf(map).getBoundingClientRect();
    const [top = 0, left = 0, bottom = 0, right = 0] = (map.dataset.corners ?? '').split(' ').map(Number);
    const at = latitude(north(top) - (0.5 - y / height) * (north(top) - north(bottom)));
    const url = new URL(link.href);
    url.searchParams.set(
      'centre',
      `${at.toFixed(3)},${(left + (0.5 - x / width) * (right - left)).toFixed(3)}`,
    );
    show(url.href);
  });
  on('pointercancel', () => {
    if (from) drawingOf(from.map).style.translate = '';
    from = undefined;
  });
  // Suppresses the click at the end of a drag.
  root.addEventListener('click', (event) => hasDragged && event.preventDefault(), { signal, capture: true });
  on('dragstart', (event: DragEvent) => {
    if ((event.target as Element).closest('.cmp-dealerfinder__drawing')) event.preventDefault();
  });
}
