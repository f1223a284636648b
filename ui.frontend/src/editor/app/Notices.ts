import { ToastQueue } from '@adobe/react-spectrum';
import { useEffect } from 'react';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';

const reading = 8000;

/** Shows what the session has to tell: refusals, and what others have saved. */
export function Notices({ session }: { session: EditorSession }): null {
  const { notice } = useSessionState(session);
  useEffect(() => {
    if (!notice) return;
    // A failure stays until it is read.
    if (notice.tone === 'negative') ToastQueue.negative(notice.text);
    else ToastQueue.info(notice.text, { timeout: reading });
  }, [notice]);
  return null;
}
