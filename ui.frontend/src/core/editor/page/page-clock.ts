/** What changed on the page: positions of elements, or only the scroll offset. */
export type PageChange = 'layout' | 'scroll';

type Listener = (change: PageChange) => void;

const redrawing = ['transitionend', 'animationend', 'load', 'toggle'] as const;

/**
 * Reports, at most once per frame, that the page in `window` was redrawn, resized or scrolled, or that a picture
 * loaded.
 * @returns stops watching
 */
export function watchPage(window: Window & typeof globalThis, listener: Listener): () => void {
  let due: PageChange | undefined;
  let frame = 0;
  const tell = (change: PageChange) => {
    due = due === 'layout' ? due : change;
    frame ||= requestAnimationFrame(() => {
      const told = due;
      [due, frame] = [undefined, 0];
      if (told) listener(told);
    });
  };
  const layout = () => tell('layout');
  const scrolled = ({ target }: Event) => tell(target === window.document ? 'scroll' : 'layout');

  const mutations = new window.MutationObserver(layout);
  mutations.observe(window.document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden', 'open', 'data-cq-data-path', 'aria-selected'],
  });
  const sizes = new window.ResizeObserver(layout);
  sizes.observe(window.document.documentElement);
  window.addEventListener('scroll', scrolled, { capture: true, passive: true });
  window.addEventListener('resize', layout);
  for (const name of redrawing) window.addEventListener(name, layout, { capture: true });
  void window.document.fonts?.ready.then(layout);

  return () => {
    mutations.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', scrolled, { capture: true });
    window.removeEventListener('resize', layout);
    for (const name of redrawing) window.removeEventListener(name, layout, { capture: true });
  };
}
