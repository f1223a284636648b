/** Opens pictures in the lightbox, which is fetched for the first one. If it cannot be, the picture's own address opens. */
export function mountGallery(gallery: HTMLElement): () => void {
  const off = new AbortController();
  gallery.addEventListener(
    'click',
    ({ target }) => {
      const slide = target instanceof Element ? target.closest('.cmp-product__slide') : null;
      const isAsked = target instanceof Element && target.closest('button.cmp-product__enlarge, .picture');
      const button = slide?.querySelector('button.cmp-product__enlarge');
      if (isAsked && button instanceof HTMLElement) void open(gallery, button);
    },
    { signal: off.signal },
  );
  return () => {
    off.abort();
    gallery.querySelector('dialog')?.close();
  };
}

async function open(gallery: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    const { openLightbox } = await import('./open-lightbox');
    openLightbox(gallery, button);
  } catch {
    const link = button.parentElement?.querySelector<HTMLAnchorElement>('a.cmp-product__enlarge');
    if (link) location.assign(link.href);
  }
}
