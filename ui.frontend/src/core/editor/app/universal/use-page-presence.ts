import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPresence } from '../../together/presence/create-presence';
import type { Presence, PresenceState } from '../../together/presence/Presence';

/** Who else has the page open, and who has locked it. @param path undefined while the page is not known */
export function usePagePresence(path: string | undefined): {
  readonly shared: Presence | undefined;
  readonly state: PresenceState | undefined;
} {
  const [shared, setShared] = useState<Presence>();
  useEffect(() => {
    if (path === undefined) return;
    const created = createPresence(path);
    setShared(created);
    return () => {
      setShared(undefined);
      created.close();
    };
  }, [path]);
  const state = useSyncExternalStore(shared?.subscribe ?? never, () => shared?.get());
  return { shared, state };
}

const never = () => () => undefined;
