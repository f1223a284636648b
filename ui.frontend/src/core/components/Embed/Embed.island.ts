import { consentFor, currentConsent, onConsent, saveConsent } from '../../kit/consent';

const purpose = 'external-media';

/**
 * Loads a third party's frame when the visitor agrees, here or to the purpose as a whole, and removes it if they
 * withdraw.
 */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  root.addEventListener('click', ({ target }) => onAnswer(root, target), { signal: off.signal });
  const stop = onConsent(({ purposes }) => (purposes.includes(purpose) ? load(root) : unload(root)));
  if (consentFor(purpose)) load(root);
  return () => {
    off.abort();
    stop();
    unload(root);
  };
}

const notice = (root: HTMLElement) => root.querySelector<HTMLElement>('.cmp-embed__notice')!;
const frame = (root: HTMLElement) => root.querySelector<HTMLIFrameElement>('.cmp-embed__iframe');

function onAnswer(root: HTMLElement, target: EventTarget | null): void {
  const answer = target instanceof Element && target.closest<HTMLElement>('[data-embed]')?.dataset.embed;
  if (!answer) return;
  if (answer === 'always') {
    const agreed = currentConsent()?.purposes ?? ['necessary'];
    saveConsent([...new Set([...agreed, purpose])]);
  }
  load(root);
  // The button that had focus is gone.
  frame(root)?.focus();
}

function load(root: HTMLElement): void {
  if (frame(root)) return;
  const iframe = document.createElement('iframe');
  iframe.className = 'cmp-embed__iframe';
  iframe.title = root.dataset.embedTitle ?? '';
  iframe.allow = 'fullscreen; picture-in-picture; encrypted-media';
  iframe.allowFullscreen = true;
  iframe.loading = 'lazy';
  // YouTube plays only if it knows which site embeds it; the page's own path is not sent.
  iframe.referrerPolicy = 'strict-origin';
  iframe.src = root.dataset.embedSrc ?? '';
  root.append(iframe);
  notice(root).inert = true;
}

function unload(root: HTMLElement): void {
  frame(root)?.remove();
  notice(root).inert = false;
}
