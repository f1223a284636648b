import { useEffect, useState, type ReactNode } from 'react';
import { OpenedPageProvider } from '../../dialog/path/opened-page';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { usePart } from '../../screen/use-part';
import { useReadable } from '../../selection/create-store';
import { sling } from '../../sling/sling';
import { LockBar } from '../../together/lock/LockBar';
import { pagesOf } from '../../universal/frame/pages-of';
import type { Target } from '../../universal/target';
import { useWorkplace } from '../../universal/Workplace';
import { fullScreen } from '../bar/devices';
import { SkipLink } from '../SkipLink';
import { ItemProperties } from './properties/ItemProperties';
import { ItemsPanel } from './ItemsPanel';
import { UniversalBar } from './UniversalBar';
import { UniversalStage } from './UniversalStage';
import { useHistoryKeys } from './use-history-keys';
import { usePanels } from './use-panels';
import { usePresence } from './use-presence';
import { useSelected } from './use-selected';
import { t } from '../../../../../../shared/authoring/language/t';

interface UniversalPageProps {
  readonly target: Target;
  /** @returns why it cannot be shown, if it cannot */
  onOpen(address: string): string | undefined;
}

/** A page with the tools around it. */
export function UniversalPage({ target, onOpen }: UniversalPageProps): ReactNode {
  const workplace = useWorkplace();
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [screen, setScreen] = useState(fullScreen);
  const isNarrow = useIsNarrow();
  const { isTreeOpen, isRailOpen, setTree, setRail } = usePanels();
  const items = useReadable(workplace.items);
  const title = useReadable(workplace.page).title || addressText(target);
  const path = target.path ?? pagesOf(items)[0];
  const { presence, lock } = usePresence();
  useEffect(() => {
    workplace.page.setMode(mode);
    if (mode === 'preview') workplace.textDone();
  }, [workplace, mode]);
  const content = usePart<HTMLElement>('main', t('Page'));
  useEffect(() => void (document.title = t('{title} | Universal Editor', { title })), [title]);

  useHistoryKeys((step) => void workplace[step]());
  const { item, isGone } = useSelected();
  return (
    <OpenedPageProvider value={path}>
      <div className="ue-shell">
        <SkipLink onSkip={content.focus} />
        <UniversalBar
          {...{ target, title, mode, screen, isTreeOpen, isRailOpen, isNarrow, onOpen }}
          onMode={setMode}
          onScreen={setScreen}
          onTree={setTree}
          onRail={setRail}
        />
        <div className="ed-body">
          {isTreeOpen && mode === 'edit' && <ItemsPanel lock={lock} />}
          <main className="ed-main" id="content" {...content.props}>
            {path !== undefined && presence && <LockBar path={path} presence={presence} sling={sling} />}
            <UniversalStage {...{ target, mode, screen }} />
          </main>
          {isRailOpen && mode === 'edit' && (
            <ItemProperties {...{ item, isGone, lock }} onClose={() => setRail(false)} />
          )}
        </div>
      </div>
    </OpenedPageProvider>
  );
}

/** Its path, or the address of a page elsewhere. */
const addressText = ({ path, address }: Target): string => path ?? address.host + address.pathname;
