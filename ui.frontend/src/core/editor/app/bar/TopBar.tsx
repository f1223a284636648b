import { ActionButton, Link, ToggleButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Help from '@spectrum-icons/workflow/Help';
import Properties from '@spectrum-icons/workflow/Properties';
import RailLeft from '@spectrum-icons/workflow/RailLeft';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { usePart } from '../../screen/use-part';
import type { EditorSession } from '../../session/EditorSession';
import { Bell } from '../../together/notices/Bell';
import { addressFor, consoleAddressFor } from '../opening/editor-address';
import { AccountMenu } from './AccountMenu';
import { Emulator } from './Emulator';
import { HistoryButtons } from './HistoryButtons';
import type { Mode } from './modes';
import { ModeSwitch } from './ModeSwitch';
import { SavingState } from './SavingState';
import type { Screen } from './devices';
import { t } from '../../../../../../shared/authoring/language/t';

interface TopBarProps {
  path: string;
  title: string;
  mode: Mode;
  onMode(mode: Mode): void;
  screen: Screen;
  onScreen(screen: Screen): void;
  isPanelOpen: boolean;
  onPanel(open: boolean): void;
  /** Undefined while the page's content is loading. */
  session: EditorSession | undefined;
  onHistory(step: 'undo' | 'redo'): void;
  onProperties(): void;
  onShortcuts(): void;
  onList(): void;
  /** Whether a part of a template is open instead of a page. */
  isTemplate: boolean;
  /** The page in other languages, or the other part of the template. */
  languages?: ReactNode;
  /** Others who work here, and what concerns this author. */
  together?: ReactNode;
  /** Publishing controls. */
  children?: ReactNode;
}

/** Actions on the page as a whole. */
export function TopBar(props: TopBarProps): ReactNode {
  const { mode, onMode, screen, onScreen, session } = props;
  const isNarrow = useIsNarrow();
  const part = usePart<HTMLElement>('banner', t('Tools'));
  return (
    <header className="ed-bar" {...part.props}>
      <div className="ed-bar__start">
        <TooltipTrigger>
          <ToggleButton
            isQuiet
            aria-label={t('Side panel')}
            isSelected={props.isPanelOpen}
            isDisabled={mode !== 'edit'}
            onChange={props.onPanel}
          >
            <RailLeft />
          </ToggleButton>
          <Tooltip>{t('Side panel')}</Tooltip>
        </TooltipTrigger>
        <Location {...props} />
        {isNarrow && props.children}
      </div>
      <div className="ed-bar__middle">
        <ModeSwitch mode={mode} isShort={isNarrow} onChange={onMode} />
        <Emulator screen={screen} onChange={onScreen} />
      </div>
      <div className="ed-bar__end">
        {session && (
          <>
            <SavingState session={session} />
            <HistoryButtons session={session} onHistory={props.onHistory} />
          </>
        )}
        {!props.isTemplate && (
          <TooltipTrigger>
            <ActionButton
              isQuiet
              aria-label={t('Page properties')}
              isDisabled={!session}
              onPress={props.onProperties}
            >
              <Properties />
            </ActionButton>
            <Tooltip>{t('Page properties')}</Tooltip>
          </TooltipTrigger>
        )}
        {!isNarrow && (
          <TooltipTrigger>
            <ActionButton isQuiet aria-label={t('Keys')} onPress={props.onShortcuts}>
              <Help />
            </ActionButton>
            <Tooltip>{t('Keys (?)')}</Tooltip>
          </TooltipTrigger>
        )}
        {!isNarrow && props.children}
        {props.together}
        <Bell />
        <AccountMenu />
      </div>
    </header>
  );
}

const Location = ({
  path,
  title,
  languages,
  isTemplate,
  onList,
}: Pick<TopBarProps, 'path' | 'title' | 'languages' | 'isTemplate' | 'onList'>): ReactNode => (
  <nav aria-label={t('Location of this page')} className="ed-bar__where">
    <Link href={isTemplate ? consoleAddressFor(path) : addressFor(undefined)} isQuiet onPress={onList}>
      {isTemplate ? t('Templates') : t('Pages')}
    </Link>
    <span aria-hidden>/</span>
    {languages}
    <h1 className="ed-bar__title" title={path}>
      {title}
    </h1>
  </nav>
);
