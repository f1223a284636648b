import { AlertDialog, DialogContainer } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';

interface DiscardQuestionProps {
  readonly isAsking: boolean;
  onDiscard(): void;
  onKeep(): void;
}

/** Asks before unsaved input is lost. */
export const DiscardQuestion = ({ isAsking, onDiscard, onKeep }: DiscardQuestionProps): ReactNode => (
  <DialogContainer onDismiss={onKeep}>
    {isAsking && (
      <AlertDialog
        title="Discard the changes?"
        variant="destructive"
        primaryActionLabel="Discard"
        cancelLabel="Keep editing"
        autoFocusButton="cancel"
        onPrimaryAction={onDiscard}
      >
        Your changes here have not been saved.
      </AlertDialog>
    )}
  </DialogContainer>
);
