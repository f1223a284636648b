import { Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { EditorSession } from '../EditorSession';
import { offline } from './outcomes';
import { useSessionState } from '../use-session';

/** Says that the server is away, as long as it is, and what waits for it. */
export function OfflineBar({ session }: { session: EditorSession }): ReactNode {
  const { offline: isOffline, waiting } = useSessionState(session);
  if (!isOffline) return null;
  return (
    <div role="status">
      <InlineAlert variant="negative" width="100%">
        <Heading>{waiting > 0 ? offline.message : 'The server does not answer.'}</Heading>
        <Content>{waited(waiting)} It is tried again by itself; go on working.</Content>
      </InlineAlert>
    </div>
  );
}

const waited = (steps: number): string =>
  steps === 0
    ? 'Nothing waits to be saved.'
    : `${steps === 1 ? 'One step waits' : `${steps} steps wait`} to be saved, in this tab and also over a reload.`;
