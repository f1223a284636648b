import type { Spelling } from './spelling-of';

/** A dictionary in a country's spelling: its words, the results of its functions, and its nested parts. */
export function spelledMessages<T>(messages: T, spelling: Spelling): T {
  if (typeof messages === 'string') return spelling(messages) as T;
  if (typeof messages === 'function') {
    return ((...given: unknown[]) => spelledMessages(messages(...given) as unknown, spelling)) as T;
  }
  if (typeof messages !== 'object' || messages === null) return messages;
  if (Array.isArray(messages)) return messages.map((each: unknown) => spelledMessages(each, spelling)) as T;
  const entries = Object.entries(messages).map(([name, each]) => [name, spelledMessages(each, spelling)]);
  return Object.fromEntries(entries) as T;
}
