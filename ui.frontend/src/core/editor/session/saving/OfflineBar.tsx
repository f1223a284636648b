import { Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { EditorSession } from '../EditorSession';
import { offline } from './outcomes';
import { useSessionState } from '../use-session';

/** Warns while the server is unreachable, and says what is pending. */
export function OfflineBar({ session }: { session: EditorSession }): ReactNode {
  const { offline: isOffline, waiting } = useSessionState(session);
  if (!isOffline) return null;
  return (
    <div role="status">
      <InlineAlert variant="negative" width="100%">
        <Heading>{waiting > 0 ? offline.message : 'The server does not answer.'}</Heading>
        <Content>{waited(waiting)} The editor keeps trying; you can go on working.</Content>
      </InlineAlert>
    </div>
  );
}

const waited = (steps: number): string =>
  steps === 0
    ? 'Nothing is waiting to be saved.'
    : `${steps === 1 ? 'One step is waiting' : `${steps} steps are waiting`} to be saved. Unsaved steps are kept in this tab, even after a reload.`;
