import type { EditorPage } from '../page/EditorPage';
import { frameScale } from '../page/frame-scale';

/** An element beside which a bar floats. */
export interface Anchor {
  readonly element: HTMLElement;
  /** Where it is in the editor's window. */
  box(): Pick<DOMRect, 'top' | 'bottom' | 'left'>;
  /** Where what scrolls with it begins: the bar stays below. */
  edge(): number;
  /** The documents in which a press can be outside of it. */
  readonly documents: readonly Document[];
  /** Calls back when it may be elsewhere. */
  onMove(listener: () => void): () => void;
}

/** An element of the page in the frame. */
export function anchorInPage(page: EditorPage, element: HTMLElement): Anchor {
  const frame = () => page.window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  return {
    element,
    box() {
      const [outer, inner, scale] = [frame(), element.getBoundingClientRect(), frameScale(page.window)];
      return {
        top: outer.top + inner.top * scale,
        bottom: outer.top + inner.bottom * scale,
        left: outer.left + inner.left * scale,
      };
    },
    edge: () => frame().top,
    documents: [page.window.document, document],
    onMove(listener) {
      const stop = page.onChange(listener);
      window.addEventListener('resize', listener);
      page.window.addEventListener('scroll', listener, { passive: true });
      return () => {
        stop();
        window.removeEventListener('resize', listener);
        page.window.removeEventListener('scroll', listener);
      };
    },
  };
}

/**
 * An element of the editor that lies over the page.
 *
 * @param view what scrolls with it
 */
export const anchorOverPage = (element: HTMLElement, view: HTMLElement): Anchor => ({
  element,
  box: () => element.getBoundingClientRect(),
  edge: () => view.getBoundingClientRect().top,
  documents: [document],
  onMove(listener) {
    // It moves, too, when a bar comes above it.
    const sizes = new ResizeObserver(listener);
    sizes.observe(view);
    view.addEventListener('scroll', listener, { passive: true });
    return () => {
      sizes.disconnect();
      view.removeEventListener('scroll', listener);
    };
  },
});
