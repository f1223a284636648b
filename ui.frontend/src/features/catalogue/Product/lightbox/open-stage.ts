import type { Stage } from './Stage';
import { fitted, moved, WHOLE, zoomed, type Sizes, type View } from './view';

/** Beyond its own pixels a picture only becomes blurred; small ones are enlarged a little all the same. */
const ENLARGED = 1.5;

/** A stage whose picture is moved by its transform. Its state is in `data-enlarged`. */
export function openStage(element: HTMLElement, picture: HTMLImageElement, signal: AbortSignal): Stage {
  let view = WHOLE;
  const sizes = (): Sizes => {
    const stage = [element.clientWidth, element.clientHeight] as const;
    return { stage, picture: fitted([picture.naturalWidth, picture.naturalHeight], stage, ENLARGED) };
  };
  const show = (next: View) => {
    view = next;
    const { x, y, scale } = view;
    const [width, height] = sizes().picture;
    picture.style.inlineSize = `${width}px`;
    picture.style.blockSize = `${height}px`;
    picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    element.dataset.enlarged = String(scale > 1);
  };
  const fit = () => show(moved(view, 0, 0, sizes()));
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  picture.addEventListener('load', fit, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    element,
    isEnlarged: () => view.scale > 1,
    zoom: (factor, at = [0, 0]) => show(zoomed(view, factor, at, sizes())),
    move: (right, down) => show(moved(view, right, down, sizes())),
    reset: () => show(WHOLE),
  };
}
