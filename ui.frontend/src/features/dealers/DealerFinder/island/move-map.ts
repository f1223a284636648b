/** A shorter drag counts as a click, px. */
const CLICK = 5;
const inRadians = Math.PI / 180;
/** Mercator, as on the server (geography/draw-map.ts). */
const north = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * inRadians) / 2));
const latitude = (y: number) => (2 * Math.atan(Math.exp(y)) - Math.PI / 2) / inRadians;

/** Where the pointer went down. */
interface DragStart {
  readonly x: number;
  readonly y: number;
  readonly map: HTMLElement;
  readonly drawing: SVGElement;
}

/**
 * Moves the map by keys and pointer: keys click its links, a drag requests the map with the new centre.
 *
 * @param show loads the page at an address
 */
export function moveMap(root: HTMLElement, show: (url: string) => void, signal: AbortSignal): void {
  let from: DragStart | undefined;
  let hasDragged = false;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => root.addEventListener(type, listener, { signal });

  on('keydown', (event) => {
    const map = closest(event.target, '.cmp-dealerfinder__map');
    if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key === '−' ? '-' : event.key;
    const link = [...map.querySelectorAll<HTMLElement>('[data-key]')].find(
      (each) => each.dataset.key === key,
    );
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  on('pointerdown', ({ target, button, pointerType, clientX, clientY }) => {
    const drawing = closest<SVGElement>(target, '.cmp-dealerfinder__drawing');
    const map = drawing?.closest('section');
    // Touch scrolls the page; the map has links instead.
    if (drawing && map && button === 0 && pointerType !== 'touch')
      from = { x: clientX, y: clientY, map, drawing };
  });
  on('pointermove', (event) => {
    if (!from) return;
    const { x, y } = moved(from, event);
    if (Math.hypot(x, y) < CLICK) return;
    from.drawing.setPointerCapture(event.pointerId);
    from.drawing.style.translate = `${x}px ${y}px`;
  });
  on('pointerup', (event) => {
    if (!from) return;
    const { map, drawing } = from;
    const { x, y } = moved(from, event);
    from = undefined;
    const link = map.querySelector<HTMLAnchorElement>('[data-way]');
    if (Math.hypot(x, y) < CLICK || !link) return;
    hasDragged = true;
    setTimeout(() => (hasDragged = false));
    const { width, height } = drawing.getBoundingClientRect();
    const url = new URL(link.href);
    url.searchParams.set('centre', centreOf(map, 0.5 - x / width, 0.5 - y / height));
    show(url.href);
  });
  on('pointercancel', () => {
    if (from) from.drawing.style.translate = '';
    from = undefined;
  });
  // Suppresses the click at the end of a drag.
  root.addEventListener('click', (event) => hasDragged && event.preventDefault(), { signal, capture: true });
  on('dragstart', (event) => {
    if (closest(event.target, '.cmp-dealerfinder__drawing')) event.preventDefault();
  });
}

/** The position at a place on the map, in shares of its width and height from the top left. */
function centreOf({ dataset }: HTMLElement, x: number, y: number): string {
  const [top = 0, left = 0, bottom = 0, right = 0] = (dataset.corners ?? '').split(' ').map(Number);
  const at = latitude(north(top) - y * (north(top) - north(bottom)));
  return `${at.toFixed(3)},${(left + x * (right - left)).toFixed(3)}`;
}

const moved = (from: DragStart, { clientX, clientY }: PointerEvent) => ({
  x: clientX - from.x,
  y: clientY - from.y,
});

const closest = <T extends Element>(target: EventTarget | null, selector: string): T | null =>
  target instanceof Element ? target.closest<T>(selector) : null;
