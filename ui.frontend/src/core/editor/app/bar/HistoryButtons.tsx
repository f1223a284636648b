import { ActionButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Redo from '@spectrum-icons/workflow/Redo';
import Undo from '@spectrum-icons/workflow/Undo';
import type { ReactNode } from 'react';
import type { SessionStore } from '../../session/EditorSession';
import { useSessionState } from '../../session/use-session';
import { t } from '../../../../../../shared/authoring/language/t';

interface HistoryButtonsProps {
  session: SessionStore;
  onHistory(step: 'undo' | 'redo'): void;
}

/** Undo and redo buttons, each naming its step. */
export function HistoryButtons({ session, onHistory }: HistoryButtonsProps): ReactNode {
  const undone = useSessionState(session, (state) => state.undo);
  const redone = useSessionState(session, (state) => state.redo);
  const undo = undone === undefined ? t('Nothing to undo') : t('Undo: {undo}', { undo: undone });
  const redo = redone === undefined ? t('Nothing to redo') : t('Redo: {redo}', { redo: redone });
  return (
    <>
      <TooltipTrigger>
        <ActionButton
          isQuiet
          aria-label={undo}
          isDisabled={undone === undefined}
          onPress={() => onHistory('undo')}
        >
          <Undo />
        </ActionButton>
        <Tooltip>{t('{undo} (Ctrl+Z)', { undo })}</Tooltip>
      </TooltipTrigger>
      <TooltipTrigger>
        <ActionButton
          isQuiet
          aria-label={redo}
          isDisabled={redone === undefined}
          onPress={() => onHistory('redo')}
        >
          <Redo />
        </ActionButton>
        <Tooltip>{t('{redo} (Ctrl+Shift+Z)', { redo })}</Tooltip>
      </TooltipTrigger>
    </>
  );
}
