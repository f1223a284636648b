import { useEffect, useRef, type ReactNode } from 'react';
import type { PageWindow } from './create-editor-page';

type FrameMode = 'edit' | 'preview';

interface PageFrameProps {
  path: string;
  mode: FrameMode;
  title: string;
  /** Changing this number reloads the page. */
  turn: number;
  /** Keeps pointer and keyboard out of the page. */
  isInert: boolean;
  /** How the page is laid out, in CSS pixels, and by which factor it is shown. @default fills the space */
  size: { readonly width: number; readonly height: number; readonly scale: number } | undefined;
  /** `path`: the page shown; undefined if it is not a page of this site. */
  onLoad(window: PageWindow | undefined, path: string | undefined): void;
}

const addressOf = (path: string, mode: FrameMode) => `${encodeURI(path)}.html?wcmmode=${mode}`;

/** The path of a page from its URL; undefined for other files. */
const pagePathOf = (pathname: string): string | undefined =>
  /^(\/(?:content|conf)\/.+?)\.html$/
    .exec(decodeURI(pathname))?.[1]
    ?.replaceAll('_jcr_content', 'jcr:content');

/** The frame around a page. Links followed inside it are reported through `onLoad`. */
export function PageFrame({ path, mode, title, turn, isInert, size, onLoad }: PageFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = `${mode} ${turn} ${path}`;
  const shown = useRef('');

  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // Not `src`: each change would add an entry to the browser's history.
    frame.current?.contentWindow?.location.replace(addressOf(path, mode));
  }, [asked, path, mode]);

  const load = () => {
    const window = pageIn(frame.current);
    const address = addressIn(window);
    if (address === 'about:blank') return;
    const now = address === undefined ? undefined : pagePathOf(new URL(address).pathname);
    // A link was followed: its target is now the requested page.
    if (now !== undefined) shown.current = `${mode} ${turn} ${now}`;
    onLoad(address === undefined ? undefined : window, now);
  };
  const loaded = () => {
    load();
    // An application with a router of its own shows another page without loading it.
    pageIn(frame.current)?.addEventListener('cq-pagemodel-route-changed', load);
  };
  const style = size && {
    width: size.width,
    height: size.height,
    ...(size.scale !== 1 && { transform: `scale(${size.scale})` }),
  };
  return (
    <iframe className="ed-frame" style={style} ref={frame} title={title} inert={isInert} onLoad={loaded} />
  );
}

/** The window of the page; undefined for other origins, whose documents are hidden. */
const pageIn = (frame: HTMLIFrameElement | null): PageWindow | undefined =>
  frame?.contentDocument?.defaultView ?? undefined;

/** Undefined for other origins, which the browser hides. */
function addressIn(window: Window | undefined): string | undefined {
  try {
    return window?.location.href;
  } catch {
    return undefined;
  }
}
