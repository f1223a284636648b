import { useEffect, useSyncExternalStore } from 'react';
import type { EditorSession } from '../../session/EditorSession';

const never = () => () => {};

/** Title of the open page, also set as the window's title; follows changes of the page properties. */
export function usePageTitle(session: EditorSession | undefined): string | undefined {
  const title = useSyncExternalStore(session?.subscribe ?? never, () => {
    const value = session?.content(`${session.pagePath}/jcr:content`)?.['jcr:title'];
    return typeof value === 'string' && value ? value : undefined;
  });
  useEffect(() => void (document.title = `${title ?? 'Page'} | Page editor`), [title]);
  return title;
}
