import { Button, Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { EditorSession } from '../EditorSession';
import { offline, signedOut } from './outcomes';
import { useSessionState } from '../use-session';
import { counted, t } from '../../../../../../shared/authoring/language/t';

/** The sign-in page of AEM, and the page after it that says to close its window. */
const SIGN_IN = '/libs/granite/core/content/login.html?resource=/security/signed-in.html';

/** Warns while nothing can be saved, as the server is unreachable or the author signed out, and says what is pending. */
export function OfflineBar({ session }: { session: EditorSession }): ReactNode {
  const isOffline = useSessionState(session, (state) => state.offline);
  const isSignedOut = useSessionState(session, (state) => state.signedOut);
  const waiting = useSessionState(session, (state) => (state.offline ? state.waiting : 0));
  if (!isOffline) return null;
  if (isSignedOut) return <SignedOut waiting={waiting} />;
  return (
    <div role="status">
      <InlineAlert variant="negative" width="100%">
        <Heading level={2}>{waiting > 0 ? offline.message : t('The server does not answer.')}</Heading>
        <Content>
          {t('{waited} The editor keeps trying; you can go on working.', { waited: waited(waiting) })}
        </Content>
      </InlineAlert>
    </div>
  );
}

const SignedOut = ({ waiting }: { waiting: number }): ReactNode => (
  <div role="status">
    <InlineAlert variant="notice" width="100%">
      <Heading level={2}>{waiting > 0 ? signedOut.message : t('You are signed out.')}</Heading>
      <Content>
        {t('{waited} Sign in again in another window, then come back: the editor goes on by itself.', {
          waited: waited(waiting),
        })}{' '}
        <Button
          variant="primary"
          marginTop="size-100"
          onPress={() => window.open(SIGN_IN, '_blank', 'noopener')}
        >
          {t('Sign in again')}
        </Button>
      </Content>
    </InlineAlert>
  </div>
);

const waited = (steps: number): string =>
  steps === 0
    ? t('Nothing is waiting to be saved.')
    : counted(
        steps,
        'One step is waiting to be saved. Unsaved steps are kept in this tab, even after a reload.',
        '{n} steps are waiting to be saved. Unsaved steps are kept in this tab, even after a reload.',
      );
