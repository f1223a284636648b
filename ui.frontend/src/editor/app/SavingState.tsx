import { StatusLight } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { SessionState } from '../session/EditorSession';

/** Whether what was changed is on the server. */
export function SavingState({ saving, offline }: SessionState): ReactNode {
  if (offline)
    return (
      <StatusLight variant="negative" role="status">
        Offline
      </StatusLight>
    );
  return (
    <StatusLight variant={saving ? 'notice' : 'positive'} role="status">
      {saving ? 'Saving…' : 'Saved'}
    </StatusLight>
  );
}
