import { useEffect } from 'react';
import { messages, reading } from '../screen/messages';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';

/** Shows what the session has to tell: refusals, and what others have saved. */
export function Notices({ session }: { session: EditorSession }): null {
  const { notice } = useSessionState(session);
  useEffect(() => {
    if (!notice) return;
    // A failure stays until it is read.
    if (notice.tone === 'negative') messages.negative(notice.text);
    else messages.info(notice.text, { timeout: reading });
  }, [notice]);
  return null;
}
