import { useEffect, useState } from 'react';
import type { ContentNode, EditorSession } from './EditorSession';
import { isSame } from './conflict/same';
import { t } from '../../../../../shared/authoring/language/t';

/** What another author did to a component that is being edited. */
export type OthersChange = 'changed' | 'deleted';

/** Tells the author what another author did, and what happens to the unsaved input. */
export const othersChangeText: Readonly<Record<OthersChange, string>> = {
  changed: t(
    'Another author has just changed this. You can go on: if you both changed the same field, you will be asked when you save.',
  ),
  deleted: t(
    'Another author has just deleted this. You can go on: when you save, you can restore it with your changes.',
  ),
};

/**
 * Whether another author has changed a component since editing began.
 *
 * @param begun the component when editing began
 * @param isEqual whether the edited parts are unchanged; must be a stable function
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
