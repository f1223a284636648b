import { useCallback, useEffect, useState } from 'react';
import { faultText } from '../../http/fault-text';

/** What a dialog shows, once it is loaded. */
export interface Loaded<T> {
  readonly value: T | undefined;
  /** Why it could not be loaded. */
  readonly fault: string | undefined;
  reload(): Promise<void>;
}

/** @param load must stay the same while what it loads does */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [fault, setFault] = useState<string>();
  const reload = useCallback(
    () =>
      load().then(
        (loaded) => {
          setValue(loaded);
          setFault(undefined);
        },
        (error: unknown) => setFault(faultText(error)),
      ),
    [load],
  );
  useEffect(() => void reload(), [reload]);
  return { value, fault, reload };
}
