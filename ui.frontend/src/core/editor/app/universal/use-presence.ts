import { useSyncExternalStore } from 'react';
import { useReadable } from '../../selection/create-store';
import { lockText } from '../../together/lock/locks-with';
import type { Presence } from '../../together/presence/Presence';
import { useWorkplace } from '../../universal/Workplace';

/** Who else has the page open. @returns why it cannot be changed, in `lock` */
export function usePresence(): {
  readonly presence: Presence | undefined;
  readonly lock: string | undefined;
} {
  const presence = useReadable(useWorkplace().presence);
  const state = useSyncExternalStore(presence?.subscribe ?? never, () => presence?.get());
  return { presence, lock: state && lockText(state) };
}

const never = () => () => undefined;
