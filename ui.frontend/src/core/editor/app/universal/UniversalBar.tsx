import {
  ActionButton,
  Content,
  Dialog,
  DialogTrigger,
  Divider,
  Heading,
  Link,
  ToggleButton,
  Tooltip,
  TooltipTrigger,
} from '@adobe/react-spectrum';
import OpenIn from '@spectrum-icons/workflow/OpenIn';
import Properties from '@spectrum-icons/workflow/Properties';
import RailLeft from '@spectrum-icons/workflow/RailLeft';
import type { ReactNode } from 'react';
import { usePart } from '../../screen/use-part';
import { CONSOLES, consoleAddress } from '../../../../../../shared/addresses/consoles';
import { t } from '../../../../../../shared/authoring/language/t';
import type { Target } from '../../universal/target';
import { useWorkplace } from '../../universal/Workplace';
import { AccountMenu } from '../bar/AccountMenu';
import type { Screen } from '../bar/devices';
import { Emulator } from '../bar/Emulator';
import { HistoryButtons } from '../bar/HistoryButtons';
import { ModeSwitch } from '../bar/ModeSwitch';
import { SavingState } from '../bar/SavingState';
import { AddressForm } from './AddressForm';
import { PublishButton } from './PublishButton';

type PageMode = 'edit' | 'preview';

interface UniversalBarProps {
  readonly target: Target;
  readonly title: string;
  readonly mode: PageMode;
  readonly screen: Screen;
  readonly isTreeOpen: boolean;
  readonly isRailOpen: boolean;
  readonly isNarrow: boolean;
  onMode(mode: PageMode): void;
  onScreen(screen: Screen): void;
  onTree(isOpen: boolean): void;
  onRail(isOpen: boolean): void;
  onOpen(address: string): string | undefined;
}

/** Actions on the page as a whole. */
export function UniversalBar(props: UniversalBarProps): ReactNode {
  const { mode, screen, isNarrow, onMode } = props;
  const workplace = useWorkplace();
  const part = usePart<HTMLElement>('banner', t('Tools'));
  return (
    <header className="ed-bar" {...part.props}>
      <div className="ed-bar__start">
        <Toggle
          label={t('Content tree')}
          isOpen={props.isTreeOpen}
          isDisabled={mode !== 'edit'}
          onChange={props.onTree}
        >
          <RailLeft />
        </Toggle>
        <Location {...props} />
      </div>
      <div className="ed-bar__middle">
        <ModeSwitch
          mode={mode}
          without="layout"
          isShort={isNarrow}
          onChange={(next) => onMode(next === 'preview' ? 'preview' : 'edit')}
        />
        <Emulator screen={screen} onChange={props.onScreen} />
      </div>
      <div className="ed-bar__end">
        <SavingState session={workplace.session} />
        <HistoryButtons session={workplace.session} onHistory={(step) => void workplace[step]()} />
        <Toggle
          label={t('Properties')}
          isOpen={props.isRailOpen}
          isDisabled={mode !== 'edit'}
          onChange={props.onRail}
        >
          <Properties />
        </Toggle>
        <PublishButton />
        <span className="ue-account">
          <AccountMenu />
        </span>
      </div>
    </header>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  onChange(isOpen: boolean): void;
  readonly children: ReactNode;
}

const Toggle = ({ label, isOpen, isDisabled, onChange, children }: ToggleProps): ReactNode => (
  <TooltipTrigger>
    <ToggleButton isQuiet aria-label={label} isSelected={isOpen} isDisabled={isDisabled} onChange={onChange}>
      {children}
    </ToggleButton>
    <Tooltip>{label}</Tooltip>
  </TooltipTrigger>
);

/** Where the page is, and the way to others. */
const Location = ({ target, title, onOpen }: UniversalBarProps): ReactNode => (
  <nav aria-label={t('Location of this page')} className="ed-bar__where">
    <Link
      isQuiet
      href={target.path === undefined ? CONSOLES[0].address : consoleAddress('sites', target.path)}
    >
      {t('Pages')}
    </Link>
    <span aria-hidden>/</span>
    <h1 className="ed-bar__title" title={target.path ?? target.address.href}>
      {title}
    </h1>
    <DialogTrigger type="popover">
      <TooltipTrigger>
        <ActionButton isQuiet aria-label={t('Open another page')}>
          <OpenIn />
        </ActionButton>
        <Tooltip>{t('Open another page')}</Tooltip>
      </TooltipTrigger>
      {(close) => (
        <Dialog>
          <Heading>{t('Open another page')}</Heading>
          <Divider />
          <Content>
            <AddressForm
              onOpen={(address) => {
                const refusal = onOpen(address);
                if (refusal === undefined) close();
                return refusal;
              }}
            />
          </Content>
        </Dialog>
      )}
    </DialogTrigger>
  </nav>
);
