import { useEffect, useSyncExternalStore } from 'react';
import type { EditorSession } from '../../session/EditorSession';

const never = () => () => {};

/** The open page's title, which is also the window's; follows changes of the page's properties. */
export function usePageTitle(session: EditorSession | undefined): string | undefined {
  const title = useSyncExternalStore(session?.subscribe ?? never, () => {
    const value = session?.content(`${session.pagePath}/jcr:content`)?.['jcr:title'];
    return typeof value === 'string' && value ? value : undefined;
  });
  useEffect(() => void (document.title = `${title ?? 'Page'} | Page editor`), [title]);
  return title;
}
