/** Shows and hides the document below its name, in the browser's own viewer. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('.cmp-pdfviewer__show') : null;
      if (button) toggle(root, button);
    },
    { signal: off.signal },
  );
  return () => off.abort();
}

function toggle(root: HTMLElement, button: Element): void {
  const content = root.querySelector<HTMLElement>('.cmp-pdfviewer__content');
  if (!content) return;
  const shows = content.hidden;
  if (shows && !content.firstElementChild) content.append(frame(root));
  content.hidden = !shows;
  button.setAttribute('aria-expanded', String(shows));
}

function frame({ dataset }: HTMLElement): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.className = 'cmp-pdfviewer__frame';
  iframe.title = dataset.documentName ?? '';
  iframe.src = dataset.documentPath ?? '';
  return iframe;
}
