import { useEffect, useState } from 'react';
import type { ContentNode, EditorSession } from './EditorSession';
import { isSame } from './conflict/same';

/** What another author did to a component while somebody edits it. */
export type OthersChange = 'changed' | 'deleted';

/** Says what another author did, and what becomes of what is being typed. */
export const othersChangeText: Readonly<Record<OthersChange, string>> = {
  changed:
    'Another author has just changed this. You can go on: where both of you changed the same, you are asked when you save.',
  deleted:
    'Another author has just deleted this. You can go on: when you save, you can put it back with what you typed.',
};

/**
 * Whether another author has changed a component since this one began to edit it.
 *
 * @param begun the component as it was then
 * @param isEqual whether what is edited is as it was; the same function each time
 */
export function useOthersChange(
  session: EditorSession,
  path: string,
  begun: ContentNode | undefined,
  isEqual: (now: ContentNode, begun: ContentNode | undefined) => boolean = isSame,
): OthersChange | undefined {
  const [change, setChange] = useState<OthersChange>();
  useEffect(
    () =>
      session.onOthers(() => {
        const now = session.content(path);
        setChange(!now ? 'deleted' : isEqual(now, begun) ? undefined : 'changed');
      }),
    [session, path, begun, isEqual],
  );
  return change;
}
