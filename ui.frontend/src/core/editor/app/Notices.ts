import { useEffect } from 'react';
import { messages, reading } from '../screen/messages';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';

/** Shows the session's notices: refusals, and changes saved by others. */
export function Notices({ session }: { session: EditorSession }): null {
  const notice = useSessionState(session, (state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    // A failure stays until the author closes it.
    if (notice.tone === 'negative') messages.negative(notice.text);
    else messages.info(notice.text, { timeout: reading });
  }, [notice]);
  return null;
}
