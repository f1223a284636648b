import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { lockText } from '../together/lock/locks-with';
import type { OpenedSession } from './opening/open-session';

const none = () => () => undefined;

/** Why nothing on the page can be changed: somebody else has locked it. Follows the lock while the page is open. */
export function usePageLock(opened: OpenedSession | undefined): string | undefined {
  const owner = useSyncExternalStore(
    opened?.session.subscribe ?? none,
    useCallback(() => opened && ownerOf(opened), [opened]),
  );
  useEffect(() => opened?.presence.refresh(), [opened, owner]);
  return useSyncExternalStore(
    opened?.presence.subscribe ?? none,
    useCallback(() => opened && lockText(opened.presence.get()), [opened]),
  );
}

/** The account that the page's content names. */
const ownerOf = ({ session }: OpenedSession): unknown =>
  session.content(`${session.pagePath}/jcr:content`)?.['jcr:lockOwner'];
