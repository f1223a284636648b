/** Of a frame by what its author expects to open in it, px. */
const leastHeights: Readonly<Record<string, number>> = { medium: 340, tall: 560 };
/** Of any other, whose document may be empty or not yet there. */
const leastHeight = 64;
/** A taller document scrolls in its frame, so that a reader gets past it. */
const mostHeight = 960;

/** Gives the frame the height of its document, and lets links in it lead out of the frame. */
export function mount(root: HTMLElement): () => void {
  const frame = root.querySelector<HTMLIFrameElement>('iframe')!;
  const observer = new ResizeObserver(() => fit(frame));
  const follow = () => {
    observer.disconnect();
    const body = documentOf(frame)?.body;
    if (!body) return;
    body.ownerDocument.addEventListener('click', leadOut);
    observer.observe(body);
    fit(frame);
  };
  frame.addEventListener('load', follow);
  // A lazy frame that has not been asked for holds an empty document.
  if (documentOf(frame)?.URL !== 'about:blank') follow();
  return () => {
    frame.removeEventListener('load', follow);
    observer.disconnect();
  };
}

/** Null while the frame holds an address of another site, which only an open-ended example leads to. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  return frame.contentDocument;
}

function fit(frame: HTMLIFrameElement): void {
  const body = documentOf(frame)?.body;
  if (!body) return;
  const least = leastHeights[frame.parentElement?.dataset.height ?? ''] ?? leastHeight;
  const height = Math.min(Math.max(Math.ceil(body.getBoundingClientRect().height), least), mostHeight);
  // A document that is as tall as its window would grow for ever.
  if (Math.abs(frame.clientHeight - height) > 1) frame.style.blockSize = `${height}px`;
}

/** Pages of the site let nobody frame them: a link goes where it would go on a page, in the whole window. */
function leadOut({ target }: MouseEvent): void {
  // The frame's elements are of its own window: `instanceof` knows none of them.
  const link = target && 'closest' in target ? (target as Element).closest('a') : null;
  if (!link?.href || link.target) return;
  const [page] = link.href.split('#');
  if (page !== link.ownerDocument.URL.split('#')[0]) link.target = '_top';
}
