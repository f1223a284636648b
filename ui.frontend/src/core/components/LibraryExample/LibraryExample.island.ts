/** Minimum height of a frame by what its author expects to open in it, in px. */
const leastHeights: Readonly<Record<string, number>> = { medium: 340, tall: 560 };
/** Minimum height of other frames, whose document may be empty or still loading. */
const leastHeight = 64;
/** A taller document scrolls in its frame, so that readers can get past it. */
const mostHeight = 960;

/** Gives the frame the height of its document, and opens its links outside of the frame. */
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
  // A lazy frame that is not loaded yet contains an empty document.
  if (documentOf(frame)?.URL !== 'about:blank') follow();
  return () => {
    frame.removeEventListener('load', follow);
    observer.disconnect();
  };
}

/** Null while the frame shows another site. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  return frame.contentDocument;
}

function fit(frame: HTMLIFrameElement): void {
  const body = documentOf(frame)?.body;
  if (!body) return;
  const least = leastHeights[frame.parentElement?.dataset.height ?? ''] ?? leastHeight;
  const height = Math.min(Math.max(Math.ceil(body.getBoundingClientRect().height), least), mostHeight);
  // A document as tall as its window would grow forever.
  if (Math.abs(frame.clientHeight - height) > 1) frame.style.blockSize = `${height}px`;
}

/** The site's pages cannot be framed, so a link opens in the whole window, as on a page. */
function leadOut({ target }: MouseEvent): void {
  // The frame's elements belong to its own window, so `instanceof` does not recognise them.
  const link = target && 'closest' in target ? (target as Element).closest('a') : null;
  if (!link?.href || link.target) return;
  const [page] = link.href.split('#');
  if (page !== link.ownerDocument.URL.split('#')[0]) link.target = '_top';
}
