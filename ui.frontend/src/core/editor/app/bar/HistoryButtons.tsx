import { ActionButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Redo from '@spectrum-icons/workflow/Redo';
import Undo from '@spectrum-icons/workflow/Undo';
import type { ReactNode } from 'react';
import type { SessionState } from '../../session/EditorSession';

interface HistoryButtonsProps {
  state: SessionState;
  onUndo(): void;
  onRedo(): void;
}

/** Undo and redo buttons, each naming its step. */
export function HistoryButtons({ state, onUndo, onRedo }: HistoryButtonsProps): ReactNode {
  const undo = state.undo === undefined ? 'Nothing to undo' : `Undo: ${state.undo}`;
  const redo = state.redo === undefined ? 'Nothing to redo' : `Redo: ${state.redo}`;
  return (
    <>
      <TooltipTrigger>
        <ActionButton isQuiet aria-label={undo} isDisabled={state.undo === undefined} onPress={onUndo}>
          <Undo />
        </ActionButton>
        <Tooltip>{undo} (Ctrl+Z)</Tooltip>
      </TooltipTrigger>
      <TooltipTrigger>
        <ActionButton isQuiet aria-label={redo} isDisabled={state.redo === undefined} onPress={onRedo}>
          <Redo />
        </ActionButton>
        <Tooltip>{redo} (Ctrl+Shift+Z)</Tooltip>
      </TooltipTrigger>
    </>
  );
}
