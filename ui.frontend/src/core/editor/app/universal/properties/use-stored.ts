import { useEffect, useState } from 'react';
import { useWorkplace } from '../../../universal/Workplace';

/** Reads what is stored at a path; nothing without one. @returns why it cannot be read, in `message` */
export function useStored(path: string | undefined): { readonly isRead: boolean; readonly message?: string } {
  const { session } = useWorkplace();
  const [state, setState] = useState<{ isRead: boolean; message?: string }>({ isRead: false });
  useEffect(() => {
    let isGone = false;
    if (path !== undefined)
      void session.read(path).then((message) => {
        if (!isGone) setState(message === undefined ? { isRead: true } : { isRead: false, message });
      });
    return () => {
      isGone = true;
    };
  }, [session, path]);
  return state;
}
