import { partOf } from './parts';

/** Shows a slide's picture in the dialog: at once what the page has of it, then its file in full size. */
export function showPicture(
  dialog: HTMLElement,
  picture: HTMLImageElement,
  slide: HTMLElement,
  total: number,
): void {
  const caption = partOf(dialog, 'caption', HTMLElement);
  const small = slide.querySelector('img');
  const file = slide.querySelector<HTMLAnchorElement>('.cmp-product__enlarge[href]')?.href;
  picture.alt = small?.alt ?? '';
  picture.src = (small?.complete && small.currentSrc) || file || '';
  if (file) replaceBy(picture, file);
  // Read out with the counter: nobody who cannot see the picture would otherwise know that it changed.
  caption.textContent = slide.querySelector('figcaption')?.textContent || picture.alt;
  partOf(dialog, 'counter', HTMLElement).textContent = total > 1 ? (slide.dataset.counter ?? '') : '';
}

/** Waits until the file is there. If it does not come, the smaller picture stays. */
function replaceBy(picture: HTMLImageElement, file: string): void {
  const before = picture.src;
  if (before === file) return;
  const large = new Image();
  large.addEventListener('load', () => {
    // Meanwhile, another picture can be shown.
    if (picture.src === before) picture.src = file;
  });
  large.src = file;
}
