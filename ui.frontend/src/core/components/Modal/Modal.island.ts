import { hashTarget } from '../../islands/hash-target';

/**
 * Opens the dialog by its button, its trigger or an address that names it; closes it by its button or a click outside.
 */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const { signal } = off;
  const { dataset } = root;
  paint(root);

  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('.cmp-modal__trigger')) open(root);
      // Outside the box the dialog itself is what is clicked: its backdrop.
      else if (target === dialogOf(root) || target.closest('.cmp-modal__close')) dialogOf(root).close();
    },
    { signal },
  );
  document.addEventListener('click', (event) => onTrigger(event, root), { signal });
  if (dataset.modalTriggerEvent) addEventListener(dataset.modalTriggerEvent, () => open(root), { signal });
  addEventListener('hashchange', () => openForHash(root), { signal });

  if (dataset.modalOpened === 'true') open(root);
  else openForHash(root);
  return () => {
    off.abort();
    if (dialogOf(root).open) dialogOf(root).close();
  };
}

const dialogOf = (root: HTMLElement) => root.querySelector<HTMLDialogElement>('.cmp-modal__dialog')!;

function open(root: HTMLElement): void {
  const dialog = dialogOf(root);
  if (!dialog.open) dialog.showModal();
}

function openForHash(root: HTMLElement): void {
  const target = hashTarget(location.hash);
  if (target && root.contains(target)) open(root);
}

function onTrigger(event: MouseEvent, root: HTMLElement): void {
  const { modalTriggerId, modalTriggerClass } = root.dataset;
  const classes = modalTriggerClass?.split(/\s+/).filter(Boolean) ?? [];
  for (let at = event.target instanceof Element ? event.target : null; at; at = at.parentElement) {
    const isNamed = modalTriggerId !== undefined && at.id === modalTriggerId;
    const isOfClass = classes.length > 0 && classes.every((each) => at.classList.contains(each));
    const isLink = root.id !== '' && at.getAttribute('href') === `#${root.id}`;
    if (!isNamed && !isOfClass && !isLink) continue;
    // A link used as a trigger is followed only without scripts.
    event.preventDefault();
    open(root);
    return;
  }
}

/** The author's look, as custom properties for the style sheet. */
function paint(root: HTMLElement): void {
  const { modalTop, modalOverlayOpacity, modalOverlayColor } = root.dataset;
  const { style } = dialogOf(root);
  style.setProperty('--modal-top', `${modalTop}px`);
  style.setProperty('--modal-overlay', modalOverlayColor ?? '');
  style.setProperty('--modal-overlay-share', `${Number(modalOverlayOpacity) * 100}%`);
}
