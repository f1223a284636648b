import { useCallback, useEffect, useState } from 'react';
import { NOTICES_ADDRESS, type NoticesAnswer } from '../../../../../../shared/authoring/together';
import { listenToStream } from '../../sling/live-stream';
import { postJson } from '../../sling/post-json';
import { sling } from '../../sling/sling';

/** What concerns this author. Read again whenever there is something new. */
export function useNotices() {
  const [answer, setAnswer] = useState<NoticesAnswer>({ unread: 0, notices: [] });
  useEffect(() => {
    let isHere = true;
    const refresh = () => {
      sling.json<NoticesAnswer>(NOTICES_ADDRESS).then(
        (next) => isHere && setAnswer(next),
        // The next event asks again.
        () => undefined,
      );
    };
    refresh();
    const stop = listenToStream({ on: { notices: refresh }, onGap: refresh });
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  const markRead = useCallback(async (read: readonly number[] | 'all') => {
    setAnswer(await postJson<NoticesAnswer>(NOTICES_ADDRESS, { read }));
  }, []);
  return { ...answer, markRead };
}
