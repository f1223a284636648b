import { useState, type ReactNode } from 'react';
import { templatePartOf } from '../../../../../shared/addresses/templates';
import { OpenedPageProvider } from '../dialog/path/opened-page';
import { useChecking } from '../checks/use-checking';
import { DragGhost } from '../panel/DropMark';
import { WorkbenchProvider } from '../selection/Workbench';
import { PublishMenu } from '../publish/PublishMenu';
import { usePart } from '../screen/use-part';
import type { Definitions } from '../session/conflict/conflict-text';
import type { SlingClient } from '../sling/SlingClient';
import { fullScreen } from './bar/devices';
import type { Mode } from './bar/modes';
import { TopBar } from './bar/TopBar';
import { Desk } from './Desk';
import { Conflicts } from './opening/Conflicts';
import { DialogOutlet } from './opening/DialogOutlet';
import { FailedPage } from './opening/FailedPage';
import { LiveRegion } from './LiveRegion';
import { Notices } from './Notices';
import { TogetherTools } from './bar/TogetherTools';
import { PropertiesButton } from './bar/PropertiesButton';
import { useCommentsRail } from './use-comments-rail';
import { SkipLink } from './SkipLink';
import { useEditedPage } from './opening/use-edited-page';
import { useKeys } from './use-keys';
import { PartSwitch } from './template/PartSwitch';
import { LanguageMenu } from './pages/LanguageMenu';
import { usePageTitle } from './pages/use-page-title';
import { t } from '../../../../../shared/authoring/language/t';

interface PageEditorProps {
  path: string;
  sling: SlingClient;
  /** Title of a resource type. */
  titleOf(resourceType: string): string;
  /** Components by resource type, with the page itself. */
  definitions: Definitions;
  /** Opens another page; `replace` if the frame already shows it. */
  onOpen(path: string | undefined, how?: 'push' | 'replace'): void;
}

/** One page, open in the editor. */
export function PageEditor({ path, sling, titleOf, definitions, onOpen }: PageEditorProps): ReactNode {
  const [mode, setMode] = useState<Mode>('edit');
  const [screen, setScreen] = useState(fullScreen);
  const [isPanelOpen, setPanelOpen] = useState(() => window.innerWidth >= 1100);
  const edited = useEditedPage({ path, sling, titleOf, onOpen });
  const { result, opened, bench, drag, shell, onHistory } = edited;
  const template = opened?.template;
  const isTemplate = templatePartOf(path) !== undefined;
  const content = usePart<HTMLElement>('main', t('Page'));
  const onKeyDown = useKeys({ bench: mode === 'edit' ? bench : undefined, onHistory });
  const title = usePageTitle(opened?.session, template?.title) ?? path;
  const list = () => onOpen(undefined);
  const { button, rail } = useChecking(isTemplate ? undefined : bench, mode === 'edit', edited.rails);
  useCommentsRail(edited.rails, opened?.comments);

  return (
    <WorkbenchProvider value={bench}>
      <OpenedPageProvider value={path}>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the whole editor */}
        <div className="ed-shell" onKeyDown={onKeyDown}>
          <SkipLink onSkip={content.focus} />
          <TopBar
            {...{ path, title, mode, screen, isPanelOpen, onHistory }}
            onMode={setMode}
            onScreen={setScreen}
            onPanel={setPanelOpen}
            session={opened?.session}
            onProperties={edited.openProperties}
            onShortcuts={shell.showShortcuts}
            onList={list}
            isTemplate={isTemplate}
            languages={
              isTemplate ? (
                template && <PartSwitch template={template} onOpen={onOpen} />
              ) : (
                <LanguageMenu path={path} sling={sling} onOpen={onOpen} />
              )
            }
            together={bench && opened && <TogetherTools {...opened} hasComments={!isTemplate} />}
          >
            {bench && <PropertiesButton rails={edited.rails} isDisabled={mode !== 'edit'} />}
            {button}
            {opened && !isTemplate && (
              <PublishMenu
                session={opened.session}
                sling={sling}
                inheritance={opened.inheritance}
                definitions={definitions}
              />
            )}
          </TopBar>
          {result.state === 'failed' ? (
            <FailedPage path={path} error={result.error} onRetry={result.retry} onList={list} />
          ) : (
            <Desk
              {...{ edited, content, sling, mode, screen, isPanelOpen, title, titleOf, onOpen }}
              definitions={definitions}
              rail={rail}
            />
          )}
          {bench && drag && <DragGhost drag={drag} />}
          {bench && opened && (
            <DialogOutlet
              dialog={edited.dialog}
              presence={opened.presence}
              definitions={definitions}
              onClose={edited.closeDialog}
              onRenamed={edited.onRenamed}
            />
          )}
          {opened && (
            <>
              <Notices session={opened.session} />
              <Conflicts session={opened.session} definitions={definitions} />
            </>
          )}
          <LiveRegion announcement={edited.announcement} />
        </div>
      </OpenedPageProvider>
    </WorkbenchProvider>
  );
}
