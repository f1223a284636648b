import type { ReactNode } from 'react';
import { useItemLabels } from '../../selection/geometry/use-item-labels';
import { useWorkbench } from '../../selection/Workbench';
import type { Presence } from '../../together/presence/Presence';
import { PresenceAvatars } from '../../together/presence/PresenceAvatars';

/** Who else is on the open page, and where. */
export function TogetherTools({ presence }: { presence: Presence }): ReactNode {
  const { tree } = useWorkbench();
  const labels = useItemLabels();
  const placeOf = (path: string) => {
    if (!tree.get().has(path)) return undefined;
    const { title, summary } = labels(path);
    return summary ? `${title}: ${summary}` : title;
  };
  return <PresenceAvatars presence={presence} placeOf={placeOf} />;
}
