import { useRef, type KeyboardEvent } from 'react';
import { typedAhead } from './list-key';

/** Space selects; the others are shortcuts of every console. */
const NOT_TYPED = new Set([' ', '/', '?']);
/** After this, a letter begins a new word. */
const PAUSE_MS = 700;

/**
 * Collects the letters that an author types quickly.
 *
 * @returns the item that they lead to; undefined if the key is no letter or none matches
 */
export function useTypeAhead(): (
  event: KeyboardEvent,
  titles: () => readonly string[],
  active: number,
) => number | undefined {
  const typed = useRef({ text: '', at: 0 });
  return (event, titles, active) => {
    const { key } = event;
    const isLetter =
      key.length === 1 && !NOT_TYPED.has(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter) return undefined;
    const isGoingOn = event.timeStamp - typed.current.at < PAUSE_MS;
    const text = isGoingOn ? typed.current.text + key : key;
    typed.current = { text, at: event.timeStamp };
    return typedAhead(titles(), active, text);
  };
}
