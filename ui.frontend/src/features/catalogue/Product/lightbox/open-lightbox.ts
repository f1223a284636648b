import { adoptSheet } from '../../../../core/kit/html/adopt-sheet';
import css from './lightbox.chunk.scss';
import { openStage } from './open-stage';
import { partOf } from './parts';
import { showPicture } from './show-picture';
import { startControls } from './start-controls';
import { startPointers } from './start-pointers';

const slidesOf = (gallery: HTMLElement) => [
  ...gallery.querySelectorAll<HTMLElement>('.cmp-product__slide:has(.cmp-product__enlarge)'),
];

/** Opens the dialog with one picture of a gallery. On closing, the gallery shows the picture seen last. */
export function openLightbox(gallery: HTMLElement, opener: HTMLElement): HTMLDialogElement {
  adoptSheet(css);
  const dialog = gallery.querySelector('dialog');
  if (!dialog) throw new Error('The gallery has no dialog');
  const slides = slidesOf(gallery);
  const closed = new AbortController();
  const { signal } = closed;
  let at = Math.max(
    0,
    slides.findIndex((slide) => slide.contains(opener)),
  );
  dialog.dataset.pictures = slides.length > 1 ? 'many' : 'one';
  dialog.showModal();
  partOf(dialog, 'close', HTMLElement).focus();
  const picture = addPicture(partOf(dialog, 'stage', HTMLElement), signal);
  const stage = openStage(partOf(dialog, 'stage', HTMLElement), picture, signal);
  const show = () => {
    const slide = slides[at];
    if (slide) showPicture(dialog, picture, slide, slides.length);
    stage.reset();
  };
  const turn = (step: number) => {
    at = (at + step + slides.length) % slides.length;
    show();
  };
  startControls(dialog, { stage, turn }, signal);
  startPointers(stage, turn, signal);
  dialog.addEventListener(
    'close',
    () => {
      closed.abort();
      slides[at]?.querySelector<HTMLElement>('button.cmp-product__enlarge')?.focus();
    },
    { once: true, signal },
  );
  show();
  return dialog;
}

function addPicture(stage: HTMLElement, signal: AbortSignal): HTMLImageElement {
  const picture = new Image();
  picture.className = 'cmp-product__lightbox-picture';
  picture.draggable = false;
  stage.replaceChildren(picture);
  signal.addEventListener('abort', () => picture.remove());
  return picture;
}
