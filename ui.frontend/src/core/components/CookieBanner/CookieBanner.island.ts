import { currentConsent, saveConsent } from '../../kit/consent';

/**
 * Shows the banner to visitors who have not decided on this version of the policy, and to anyone who reopens it with an
 * element with `data-open-consent`. Focus moves only if the visitor opened it.
 */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('click', (event) => onAnswer(event, root), { signal });
  root.addEventListener('submit', (event) => onSave(event, root), { signal });
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && !choices(root).hidden && leave(root), {
    signal,
  });
  document.addEventListener('click', (event) => onReopen(event, root), { signal });
  if (!currentConsent()) region(root).hidden = false;
  return () => stop.abort();
}

/** The element that reopened the banner. */
let opener: HTMLElement | null = null;

const region = (root: HTMLElement) => root.querySelector<HTMLElement>('[role="region"]')!;
const choices = (root: HTMLElement) => root.querySelector<HTMLFormElement>('form')!;
const boxes = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];

function onAnswer({ target }: Event, root: HTMLElement): void {
  const answer = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
  if (answer === 'manage') manage(root, Boolean(choices(root).hidden));
  else if (answer) decide(root, (box) => box.disabled || answer === 'accept');
}

function onSave(event: Event, root: HTMLElement): void {
  event.preventDefault();
  decide(root, (box) => box.checked);
}

function onReopen({ target }: Event, root: HTMLElement): void {
  const asked = target instanceof Element && target.closest<HTMLElement>('[data-open-consent]');
  if (!asked) return;
  opener = asked;
  const record = currentConsent();
  for (const box of boxes(root))
    if (!box.disabled) box.checked = record?.purposes.includes(box.name) ?? false;
  region(root).hidden = false;
  manage(root, true);
  root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}

function manage(root: HTMLElement, open: boolean): void {
  choices(root).hidden = !open;
  root.querySelector('[data-consent="manage"]')?.setAttribute('aria-expanded', String(open));
}

function decide(root: HTMLElement, granted: (box: HTMLInputElement) => boolean): void {
  saveConsent(
    boxes(root)
      .filter(granted)
      .map((box) => box.name),
  );
  leave(root);
  const status = root.querySelector<HTMLElement>('[role="status"]');
  if (status) status.textContent = status.dataset.savedText ?? '';
}

/**
 * Closes what was opened: the list of purposes and, if there is a decision, the banner. Focus returns to the opener.
 */
function leave(root: HTMLElement): void {
  manage(root, false);
  region(root).hidden = !!currentConsent();
  (opener ?? root.querySelector<HTMLElement>('[data-consent="manage"]'))?.focus();
  opener = null;
}
