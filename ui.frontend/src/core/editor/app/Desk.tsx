import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { SidePanel } from '../panel/SidePanel';
import type { Rails } from '../screen/create-rails';
import { useIsNarrow } from '../screen/use-is-narrow';
import { ReleaseBar } from '../release/ReleaseBar';
import type { Part } from '../screen/use-part';
import { OfflineBar } from '../session/saving/OfflineBar';
import type { Definitions } from '../session/conflict/conflict-text';
import type { SlingClient } from '../sling/SlingClient';
import { useReadable } from '../selection/create-store';
import type { Comments } from '../together/comments/Comments';
import type { Presence } from '../together/presence/Presence';
import { DeletedPage } from '../together/deleted/DeletedPage';
import { LockBar } from '../together/lock/LockBar';
import { DamageBar } from './bar/DamageBar';
import type { Screen } from './bar/devices';
import { FollowingBar } from './bar/FollowingBar';
import type { Mode } from './bar/modes';
import { WaitingBar } from './bar/WaitingBar';
import { Dock } from './Dock';
import { VersionsPanel } from './opening/editors';
import type { EditedPage } from './opening/use-edited-page';
import { findAssets } from './pages/find-assets';
import { TemplateBar } from './template/TemplateBar';
import { Stage } from './stage/Stage';

/** Most pages are opened without looking at comments. */
const CommentsRail = lazy(() => import('../together/comments/CommentsRail'));
const PropertiesRail = lazy(() => import('../rail/PropertiesRail'));

interface DeskProps {
  edited: EditedPage;
  content: Part<HTMLElement>;
  sling: SlingClient;
  mode: Mode;
  screen: Screen;
  isPanelOpen: boolean;
  title: string;
  titleOf(resourceType: string): string;
  /** By resource type, with the page itself. */
  definitions: Definitions;
  /** Beside the page. */
  rail?: ReactNode;
  onOpen(path: string): void;
}

/** What lies below the bar: the side panel and, beside it, news about the page and the page itself. */
export function Desk(props: DeskProps): ReactNode {
  const { edited, content, sling, mode, screen, isPanelOpen, title, titleOf, definitions, rail, onOpen } =
    props;
  const { path, opened, bench, drag, dialog, rails } = edited;
  const assets = useMemo(() => findAssets(sling), [sling]);
  return (
    <div className="ed-body">
      {bench && drag && isPanelOpen && mode === 'edit' && (
        <SidePanel
          drag={drag}
          findAssets={assets}
          timeline={
            opened &&
            !opened.template && (
              <Suspense>
                <VersionsPanel
                  session={opened.session}
                  sling={sling}
                  definitions={definitions}
                  isStored={opened.inheritance.isStored}
                />
              </Suspense>
            )
          }
        />
      )}
      <main className="ed-main" id="content" {...content.props}>
        {opened && <FollowingBar inheritance={opened.inheritance} onOpen={onOpen} />}
        {opened?.template && <TemplateBar template={opened.template} />}
        {opened && <ReleaseBar path={path} sling={sling} onOpen={onOpen} />}
        {opened && <LockBar path={path} presence={opened.presence} sling={sling} />}
        {opened && <DeletedPage session={opened.session} sling={sling} />}
        {opened && <DamageBar path={path} sling={sling} />}
        {opened && <OfflineBar session={opened.session} />}
        <WaitingBar />
        <Stage edited={edited} mode={mode} screen={screen} title={title} titleOf={titleOf} />
        {bench && mode === 'edit' && dialog?.kind !== 'inplace' && <Dock />}
      </main>
      {bench && opened && <Conversations comments={opened.comments} />}
      {bench && mode === 'edit' && rail}
      {bench && opened && mode === 'edit' && (
        <Properties {...{ rails, definitions }} presence={opened.presence} />
      )}
    </div>
  );
}

/** Where there is room for it; on a phone the dialog has the properties. */
function Properties(props: { rails: Rails; presence: Presence; definitions: Definitions }): ReactNode {
  const isOpen = useReadable(props.rails) === 'properties';
  const isNarrow = useIsNarrow();
  return (
    isOpen &&
    !isNarrow && (
      <Suspense>
        <PropertiesRail {...props} />
      </Suspense>
    )
  );
}

function Conversations({ comments }: { comments: Comments }): ReactNode {
  const { isOpen } = useReadable(comments.view);
  return (
    isOpen && (
      <Suspense>
        <CommentsRail comments={comments} />
      </Suspense>
    )
  );
}
