import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../session/saving/outcomes';

/** What the server has on a list, for those who read and change it in a dialog. */
export interface Listed<T> {
  /** Undefined until it is known. */
  readonly known: T | undefined;
  /** Why it could not be read or changed. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Changes something, and reads the list again in any case: somebody else may have changed it. @returns whether it was done */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** @param load must stay the same while what it reads does */
export function useListed<T>(load: () => Promise<T>): Listed<T> {
  const [known, setKnown] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(
    () => load().then(setKnown, (error: unknown) => setProblem(messageOf(error))),
    [load],
  );
  useEffect(() => void read(), [read]);

  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(messageOf(error));
        return false;
      } finally {
        await read();
        setBusy(false);
      }
    },
    [read],
  );
  return { known, problem, isBusy, run };
}
