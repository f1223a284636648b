import { useEffect, useEffectEvent, useState } from 'react';
import { faultText } from './fault-text';

export interface Read<T> {
  readonly value: T | undefined;
  readonly problem: string | undefined;
}

/**
 * Reads something of the server. What is known stays visible while it is read again.
 *
 * @param key names what is read
 * @param turn reads it again when it changes
 */
export function useRead<T>(key: string, turn: number, read: () => Promise<T>): Read<T> {
  const [known, setKnown] = useState<{ key: string } & Partial<Read<T>>>();
  const start = useEffectEvent(read);
  useEffect(() => {
    let isOver = false;
    start().then(
      (value) => isOver || setKnown({ key, value }),
      (error: unknown) => isOver || setKnown({ key, problem: faultText(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [key, turn]);
  const own = known?.key === key ? known : undefined;
  return { value: own?.value, problem: own?.problem };
}
