import type { Spelling } from './spelling-of';

/** A dictionary in a country's spelling: its words, the results of its functions, and its nested parts. */
export const spelledMessages = <T>(messages: T, spelling: Spelling): T => spelled(messages, spelling) as T;

function spelled(messages: unknown, spelling: Spelling): unknown {
  if (typeof messages === 'string') return spelling(messages);
  if (typeof messages === 'function')
    return (...given: unknown[]): unknown => spelled(messages(...given), spelling);
  if (typeof messages !== 'object' || messages === null) return messages;
  if (Array.isArray(messages)) return messages.map((each: unknown) => spelled(each, spelling));
  return Object.fromEntries(Object.entries(messages).map(([name, each]) => [name, spelled(each, spelling)]));
}
