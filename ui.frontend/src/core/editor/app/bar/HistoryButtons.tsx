import { ActionButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Redo from '@spectrum-icons/workflow/Redo';
import Undo from '@spectrum-icons/workflow/Undo';
import type { ReactNode } from 'react';
import type { SessionState } from '../../session/EditorSession';
import { t } from '../../../../../../shared/authoring/language/t';

interface HistoryButtonsProps {
  state: SessionState;
  onUndo(): void;
  onRedo(): void;
}

/** Undo and redo buttons, each naming its step. */
export function HistoryButtons({ state, onUndo, onRedo }: HistoryButtonsProps): ReactNode {
  const undo = state.undo === undefined ? t('Nothing to undo') : t('Undo: {undo}', { undo: state.undo });
  const redo = state.redo === undefined ? t('Nothing to redo') : t('Redo: {redo}', { redo: state.redo });
  return (
    <>
      <TooltipTrigger>
        <ActionButton isQuiet aria-label={undo} isDisabled={state.undo === undefined} onPress={onUndo}>
          <Undo />
        </ActionButton>
        <Tooltip>{t('{undo} (Ctrl+Z)', { undo })}</Tooltip>
      </TooltipTrigger>
      <TooltipTrigger>
        <ActionButton isQuiet aria-label={redo} isDisabled={state.redo === undefined} onPress={onRedo}>
          <Redo />
        </ActionButton>
        <Tooltip>{t('{redo} (Ctrl+Shift+Z)', { redo })}</Tooltip>
      </TooltipTrigger>
    </>
  );
}
