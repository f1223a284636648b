import { useState } from 'react';
import { faultText } from '../http/fault-text';

/** Something a dialog does once: whether it is being done, and what went wrong. */
export interface Task {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** @param work is not started while the last one runs */
  run(work: () => Promise<void>): void;
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isBusy,
    error,
    run(work) {
      if (isBusy) return;
      setBusy(true);
      setError(undefined);
      work().then(
        () => setBusy(false),
        (failure: unknown) => {
          setBusy(false);
          setError(faultText(failure));
        },
      );
    },
  };
}
