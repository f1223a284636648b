import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { OpenedPageProvider } from '../../dialog/path/opened-page';
import { useIsNarrow, useRailsLieOver } from '../../screen/use-is-narrow';
import { usePart } from '../../screen/use-part';
import { useReadable } from '../../selection/create-store';
import { historyKey } from '../../selection/toolbar/keys';
import { sling } from '../../sling/sling';
import { LockBar } from '../../together/lock/LockBar';
import { pagesOf } from '../../universal/frame/pages-of';
import type { Target } from '../../universal/target';
import { useWorkplace } from '../../universal/Workplace';
import { fullScreen } from '../bar/devices';
import { SkipLink } from '../SkipLink';
import { ItemProperties } from './ItemProperties';
import { ItemsPanel } from './ItemsPanel';
import { UniversalBar } from './UniversalBar';
import { UniversalStage } from './UniversalStage';
import { usePresence } from './use-presence';
import { t } from '../../../../../../shared/authoring/language/t';

interface UniversalPageProps {
  readonly target: Target;
  /** @returns why it cannot be shown, if it cannot */
  onOpen(address: string): string | undefined;
}

/** What an author types in keeps its own undo. */
const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** A page with the tools around it. */
export function UniversalPage({ target, onOpen }: UniversalPageProps): ReactNode {
  const workplace = useWorkplace();
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [screen, setScreen] = useState(fullScreen);
  const isNarrow = useIsNarrow();
  const railsLieOver = useRailsLieOver();
  const [isPanelOpen, setPanelOpen] = useState(!railsLieOver);
  const [isRailOpen, setRailOpen] = useState(!railsLieOver);
  const items = useReadable(workplace.items);
  const selected = useReadable(workplace.selection);
  const title = useReadable(workplace.page).title || addressText(target);
  const path = target.path ?? pagesOf(items)[0];
  const { presence, lock } = usePresence();
  useEffect(() => workplace.page.setMode(mode), [workplace, mode]);
  const content = usePart<HTMLElement>('main', t('Page'));
  useEffect(() => void (document.title = t('{title} | Universal Editor', { title })), [title]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target: at } = event;
    if (event.defaultPrevented || !(at instanceof Element) || at.closest(TYPING)) return;
    const step = historyKey(event);
    if (!step) return;
    event.preventDefault();
    void workplace[step]();
  };
  const item = items.get(selected ?? '');
  return (
    <OpenedPageProvider value={path}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- undo and redo, from everywhere */}
      <div className="ue-shell" onKeyDown={onKeyDown}>
        <SkipLink onSkip={content.focus} />
        <UniversalBar
          {...{ target, title, mode, screen, isPanelOpen, isRailOpen, isNarrow, onOpen }}
          onMode={setMode}
          onScreen={setScreen}
          onPanel={setPanelOpen}
          onRail={setRailOpen}
        />
        <div className="ed-body">
          {isPanelOpen && mode === 'edit' && <ItemsPanel lock={lock} onClose={() => setPanelOpen(false)} />}
          <main className="ed-main" id="content" {...content.props}>
            {path !== undefined && presence && <LockBar path={path} presence={presence} sling={sling} />}
            <UniversalStage {...{ target, mode, screen }} onEdit={() => setRailOpen(true)} />
          </main>
          {isRailOpen && mode === 'edit' && (
            <ItemProperties {...{ item, lock }} onClose={() => setRailOpen(false)} />
          )}
        </div>
      </div>
    </OpenedPageProvider>
  );
}

/** Its path, or the address of a page elsewhere. */
const addressText = ({ path, address }: Target): string => path ?? address.host + address.pathname;
