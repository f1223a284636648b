import { ProgressCircle } from '@adobe/react-spectrum';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ComponentDefinition } from '../../kit/define-component';
import { OpenedPageProvider } from '../dialog/path/opened-page';
import { LayoutLayer } from '../layout/LayoutLayer';
import { createDrag } from '../panel/create-drag';
import { DragGhost } from '../panel/DropMark';
import { SidePanel } from '../panel/SidePanel';
import type { PageWindow } from '../page/create-editor-page';
import { PageFrame } from '../page/PageFrame';
import { messages, reading } from '../screen/messages';
import { tellRelocated } from '../properties/tell-relocated';
import { withPageProperties } from '../properties/with-page-properties';
import { WorkbenchProvider } from '../selection/Workbench';
import { PublishMenu } from '../publish/PublishMenu';
import { usePart } from '../screen/use-part';
import type { Relocated } from '../session/relocate-page';
import { ConflictDialog } from '../session/conflict/ConflictDialog';
import { OfflineBar } from '../session/saving/OfflineBar';
import type { SlingClient } from '../sling/SlingClient';
import { fullScreen, screenSize } from './bar/devices';
import { DamageBar } from './bar/DamageBar';
import { Dock } from './Dock';
import { Doorway } from './opening/Doorway';
import { FailedPage } from './opening/FailedPage';
import { FollowingBar } from './bar/FollowingBar';
import { findAssets } from './pages/find-assets';
import { LiveRegion } from './LiveRegion';
import type { Mode } from './bar/modes';
import { Notices } from './Notices';
import { Over } from './Over';
import { takeBack } from './bar/take-back';
import { TopBar } from './bar/TopBar';
import { useDoors } from './opening/use-doors';
import { useFrameKeys } from './use-frame-keys';
import { useFramedPage } from './opening/use-framed-page';
import { useKeys } from './use-keys';
import { useMovedPage } from './opening/use-moved-page';
import { usePageTitle } from './pages/use-page-title';
import { useOpened } from './opening/use-opened';
import { useWorkbenchFor } from './use-workbench-for';
import { WaitingBar } from './bar/WaitingBar';

interface PageEditorProps {
  path: string;
  sling: SlingClient;
  /** Title of a resource type. */
  titleOf(resourceType: string): string;
  /** Components by resource type. */
  definitions: ReadonlyMap<string, ComponentDefinition>;
  /** Opens another page; `replace` if the frame already shows it. */
  onOpen(path: string | undefined, how?: 'push' | 'replace'): void;
}

/** One page, open in the editor. */
export function PageEditor({ path, sling, titleOf, definitions, onOpen }: PageEditorProps): ReactNode {
  const [mode, setMode] = useState<Mode>('edit');
  const [screen, setScreen] = useState(fullScreen);
  const [isPanelOpen, setPanelOpen] = useState(() => window.innerWidth >= 1100);
  const [turn, setTurn] = useState(0);
  const { door, setDoor, doors, announcement } = useDoors();
  const { follow, historyOf } = useMovedPage(onOpen);
  const result = useOpened(path, sling, historyOf);
  const opened = result.state === 'open' ? result.opened : undefined;
  const { framed, show } = useFramedPage();
  const page = framed?.path === path ? framed.page : undefined;
  const bench = useWorkbenchFor({ opened, page, sling, doors, titleOf });
  const drag = useMemo(() => bench && createDrag(bench), [bench]);
  const assets = useMemo(() => findAssets(sling), [sling]);
  const named = useMemo(() => withPageProperties(definitions), [definitions]);
  const onHistory = useCallback(
    (step: 'undo' | 'redo') => void (bench && takeBack(bench, step, (moved) => follow(bench.session, moved))),
    [bench, follow],
  );
  const content = usePart<HTMLElement>('main', 'Page');
  useFrameKeys(page?.window);
  const onKeyDown = useKeys({ bench: mode === 'edit' ? bench : undefined, onHistory });

  const title = usePageTitle(opened?.session) ?? path;

  const loaded = (window: PageWindow | undefined, now: string | undefined) => {
    if (!window || now === undefined) {
      messages.info('That link leaves this site. Here is the page again.', { timeout: reading });
      setTurn(turn + 1);
      return;
    }
    if (now !== path) onOpen(now, 'replace');
    show(window, now);
  };
  const close = () => setDoor(undefined);
  const renamed = (relocated: Relocated) => {
    tellRelocated(relocated);
    if (opened) follow(opened.session, relocated.path);
  };
  const list = () => onOpen(undefined);
  const isEditing = mode === 'edit' && door?.kind !== 'inplace';
  const size = screenSize(screen);

  return (
    <WorkbenchProvider value={bench}>
      <OpenedPageProvider value={path}>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the whole editor */}
        <div className="ed-shell" onKeyDown={onKeyDown}>
          <a
            className="ed-skip"
            href="#content"
            onClick={(event) => {
              event.preventDefault();
              content.focus();
            }}
          >
            Skip to the page’s content
          </a>
          <TopBar
            path={path}
            title={title}
            mode={mode}
            onMode={setMode}
            screen={screen}
            onScreen={setScreen}
            isPanelOpen={isPanelOpen}
            onPanel={setPanelOpen}
            session={opened?.session}
            onHistory={onHistory}
            onProperties={() => {
              const locked = bench?.locks.ofWords(`${path}/jcr:content`);
              if (locked === undefined) setDoor({ kind: 'properties' });
              else doors.refuse(locked);
            }}
            onShortcuts={doors.showShortcuts}
            onList={list}
          >
            {opened && (
              <PublishMenu session={opened.session} sling={sling} inheritance={opened.inheritance} />
            )}
          </TopBar>
          {result.state === 'failed' ? (
            <FailedPage path={path} error={result.error} onRetry={result.retry} onList={list} />
          ) : (
            <div className="ed-body">
              {bench && drag && isPanelOpen && mode === 'edit' && (
                <SidePanel drag={drag} findAssets={assets} />
              )}
              <main className="ed-main" id="content" {...content.props}>
                {opened && <FollowingBar inheritance={opened.inheritance} onOpen={onOpen} />}
                {opened && <DamageBar path={path} sling={sling} />}
                {opened && <OfflineBar session={opened.session} />}
                <WaitingBar />
                <div className="ed-stage" data-screen={screen.device}>
                  <div className="ed-screen" style={size}>
                    <PageFrame
                      path={path}
                      mode={mode === 'preview' ? 'preview' : 'edit'}
                      title={`Page: ${title}`}
                      turn={turn}
                      isInert={mode !== 'preview' && door?.kind !== 'inplace'}
                      onLoad={loaded}
                    />
                    {bench && drag && isEditing && <Over drag={drag} />}
                    {bench && mode === 'layout' && (
                      <LayoutLayer
                        session={bench.session}
                        page={bench.page}
                        isOwn={(one) => bench.locks.ofPlace(one) === undefined}
                        titleOf={titleOf}
                      />
                    )}
                    {!bench && (
                      <div className="ed-wait">
                        <ProgressCircle aria-label="Opening the page" isIndeterminate size="L" />
                      </div>
                    )}
                  </div>
                </div>
                {bench && isEditing && <Dock />}
              </main>
            </div>
          )}
          {bench && drag && <DragGhost drag={drag} />}
          {bench && <Doorway door={door} onClose={close} onRenamed={renamed} />}
          {opened && (
            <>
              <Notices session={opened.session} />
              <ConflictDialog session={opened.session} definitions={named} />
            </>
          )}
          <LiveRegion announcement={announcement} />
        </div>
      </OpenedPageProvider>
    </WorkbenchProvider>
  );
}
