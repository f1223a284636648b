import { AlertDialog, Button, DialogContainer } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { messages } from '../../screen/messages';
import type { EditorSession } from '../../session/EditorSession';
import { messageOf } from '../../session/saving/outcomes';
import { useSessionState } from '../../session/use-session';
import type { SlingClient } from '../../sling/SlingClient';
import { putPageBack } from './put-page-back';
import { t } from '../../../../../../shared/authoring/language/t';

interface DeletedPageProps {
  session: EditorSession;
  sling: SlingClient;
}

/** Tells an author at once that somebody has deleted the page, and puts it back. What they are typing stays open. */
export function DeletedPage({ session, sling }: DeletedPageProps): ReactNode {
  const isDeleted = useSessionState(session, (state) => state.isDeleted);
  const [isDismissed, setDismissed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!isDeleted && isDismissed) setDismissed(false);
  const putBack = async () => {
    setDismissed(true);
    setBusy(true);
    try {
      await putPageBack(session, sling);
      messages.info(t('The page is back. It is not published.'));
    } catch (error) {
      messages.negative(t('The page was not put back: {message}', { message: messageOf(error) }));
    }
    setBusy(false);
  };
  return (
    <>
      {isDeleted && (
        <div className="tg-lock" role="alert">
          <span className="tg-lock__text">
            {t('Somebody has deleted this page. What is here cannot be saved until the page is back.')}
          </span>
          <Button variant="accent" isDisabled={isBusy} onPress={() => void putBack()}>
            {t('Put the page back')}
          </Button>
        </div>
      )}
      <DialogContainer onDismiss={() => setDismissed(true)}>
        {isDeleted && !isDismissed && (
          <AlertDialog
            title={t('Somebody has deleted this page')}
            variant="warning"
            primaryActionLabel={t('Put the page back')}
            cancelLabel={t('Not now')}
            autoFocusButton="primary"
            onPrimaryAction={() => void putBack()}
          >
            {t('Nothing that you have typed is lost. Put the page back in its place to go on and save it.')}
          </AlertDialog>
        )}
      </DialogContainer>
    </>
  );
}
