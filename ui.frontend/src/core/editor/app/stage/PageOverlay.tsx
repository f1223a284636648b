import type { ReactNode } from 'react';
import type { Drag } from '../../panel/create-drag';
import { DropMark } from '../../panel/DropMark';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { ContentOverlays } from '../../selection/overlays/ContentOverlays';
import { SelectionToolbar } from '../../selection/toolbar/SelectionToolbar';
import { useWorkbench } from '../../selection/Workbench';
import { CommentMarkers } from '../../together/comments/CommentMarkers';
import type { OpenedSession } from '../opening/open-session';
import { PresenceMarks } from '../../together/presence/PresenceMarks';

interface PageOverlayProps extends Pick<OpenedSession, 'presence' | 'comments'> {
  drag: Drag;
}

/** Layer over the page while its content is being edited. */
export function PageOverlay({ drag, presence, comments }: PageOverlayProps): ReactNode {
  const { selection, tree, locks } = useWorkbench();
  const isNarrow = useIsNarrow();
  const grab = (path: string, event: { clientX: number; clientY: number; pointerId: number }) => {
    const { paths } = selection.get();
    const items = (paths.includes(path) ? paths : [path]).filter(
      (one) => !tree.get().get(one)?.isRoot && locks.ofPlace(one) === undefined,
    );
    if (items.length > 0) drag.grab({ kind: 'items', paths: items }, event);
  };
  return (
    <ContentOverlays onGrab={grab} marks={<PresenceMarks presence={presence} />}>
      {!isNarrow && <SelectionToolbar />}
      <CommentMarkers comments={comments} />
      <DropMark drag={drag} />
    </ContentOverlays>
  );
}
