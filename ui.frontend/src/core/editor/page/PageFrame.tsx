import { useEffect, useRef, type ReactNode } from 'react';
import type { PageWindow } from './create-editor-page';

type FrameMode = 'edit' | 'preview';

interface PageFrameProps {
  path: string;
  mode: FrameMode;
  title: string;
  /** Another number loads the page again. */
  turn: number;
  /** Pointer and keyboard stay outside. */
  isInert: boolean;
  /** `path`: which page it shows; undefined for what is no page of this site. */
  onLoad(window: PageWindow | undefined, path: string | undefined): void;
}

const addressOf = (path: string, mode: FrameMode) => `${encodeURI(path)}.html?wcmmode=${mode}`;

/** The path of a page from its address; undefined for other files. */
const pagePathOf = (pathname: string): string | undefined =>
  /^(\/content\/.+?)\.html$/.exec(decodeURI(pathname))?.[1]?.replaceAll('_jcr_content', 'jcr:content');

/** The frame that a page stands in. Links that are followed in it are told by `onLoad`. */
export function PageFrame({ path, mode, title, turn, isInert, onLoad }: PageFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = `${mode} ${turn} ${path}`;
  const shown = useRef('');

  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // Not `src`: each new one would be a step of the browser's history.
    frame.current!.contentWindow!.location.replace(addressOf(path, mode));
  }, [asked, path, mode]);

  const load = () => {
    const window = frame.current!.contentWindow as PageWindow | null;
    const address = addressIn(window);
    if (address === 'about:blank') return;
    const now = address === undefined ? undefined : pagePathOf(new URL(address).pathname);
    // A link was followed: the page that it led to is the one that is asked for from now on.
    if (now !== undefined) shown.current = `${mode} ${turn} ${now}`;
    onLoad(address === undefined ? undefined : (window ?? undefined), now);
  };
  return <iframe className="ed-frame" ref={frame} title={title} inert={isInert} onLoad={load} />;
}

/** Undefined for another site's: the browser does not say. */
function addressIn(window: Window | null): string | undefined {
  try {
    return window?.location.href;
  } catch {
    return undefined;
  }
}
