import { useEffect, useEffectEvent } from 'react';
import { messages, reading } from '../screen/messages';

export interface Claiming {
  /** Claims a text before others type in it. @returns why it cannot be had; undefined if this author has it now */
  readonly claim?: (path: string, property: string) => Promise<string | undefined>;
  /** Gives it back. */
  readonly release?: () => void;
}

/**
 * Holds a text while it is edited. If somebody else began in the same moment, theirs stays.
 *
 * @param onRefused closes the editor, and keeps what was typed
 */
export function useClaim(
  { claim, release }: Claiming,
  path: string,
  property: string,
  onRefused: () => void,
): void {
  const refused = useEffectEvent((reason: string) => {
    messages.info(reason, { timeout: reading });
    onRefused();
  });
  useEffect(() => {
    if (!claim) return;
    let isHere = true;
    void claim(path, property).then((reason) => {
      if (isHere && reason !== undefined) refused(reason);
    });
    return () => {
      isHere = false;
      release?.();
    };
  }, [claim, release, path, property]);
}
