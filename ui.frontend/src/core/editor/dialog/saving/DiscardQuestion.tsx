import { AlertDialog, DialogContainer } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

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
        title={t('Discard the changes?')}
        variant="destructive"
        primaryActionLabel={t('Discard')}
        cancelLabel={t('Keep editing')}
        autoFocusButton="cancel"
        onPrimaryAction={onDiscard}
      >
        {t('Your changes here have not been saved.')}
      </AlertDialog>
    )}
  </DialogContainer>
);
