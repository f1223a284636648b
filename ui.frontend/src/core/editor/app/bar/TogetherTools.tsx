import type { ReactNode } from 'react';
import { useItemLabels } from '../../selection/geometry/use-item-labels';
import { useWorkbench } from '../../selection/Workbench';
import type { Comments } from '../../together/comments/Comments';
import { CommentsButton } from '../../together/comments/CommentsButton';
import type { Presence } from '../../together/presence/Presence';
import { PresenceAvatars } from '../../together/presence/PresenceAvatars';

interface TogetherToolsProps {
  presence: Presence;
  comments: Comments;
  /** Whether people can comment here. */
  hasComments: boolean;
}

/** Who else is on the open page, and where; what authors say about it. */
export function TogetherTools({ presence, comments, hasComments }: TogetherToolsProps): ReactNode {
  const { tree } = useWorkbench();
  const labels = useItemLabels();
  const placeOf = (path: string) => {
    if (!tree.get().has(path)) return undefined;
    const { title, summary } = labels(path);
    return summary ? `${title}: ${summary}` : title;
  };
  return (
    <>
      <PresenceAvatars presence={presence} placeOf={placeOf} />
      {hasComments && <CommentsButton comments={comments} />}
    </>
  );
}
