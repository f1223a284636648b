import { useEffect, useSyncExternalStore } from 'react';
import type { EditorSession } from '../../session/EditorSession';
import { t } from '../../../../../../shared/authoring/language/t';

const never = () => () => {};

/** Title of the open page, also set as the window's title; follows changes of the page properties. */
export function usePageTitle(
  session: EditorSession | undefined,
  template: string | undefined,
): string | undefined {
  const own = useSyncExternalStore(session?.subscribe ?? never, () => {
    const value = session?.content(`${session.pagePath}/jcr:content`)?.['jcr:title'];
    return typeof value === 'string' && value ? value : undefined;
  });
  const title = template ?? own;
  useEffect(() => void (document.title = `${title ?? t('Page')} | Page editor`), [title]);
  return title;
}
