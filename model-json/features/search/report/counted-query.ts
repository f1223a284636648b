/** A longer one is a text that was pasted, and a text may hold anything. */
const MOST_LETTERS = 80;

/** What looks like somebody's: an address for mail, a telephone, account or card number, an address of the web. */
const PERSONAL = [
  /\S@\S/,
  /(?:https?:\/\/|www\.)/i,
  // Eight digits with nothing but signs between: no order number has as many, no figure either; two of them may.
  /\d(?:[\s()+./-]*\d){7}/,
];

/**
 * What is counted of a query: its words in small letters, so that the same query is the same.
 *
 * @returns undefined for what is not counted: nothing, a text, what may say who looked for it
 */
export function countedQuery(typed: string): string | undefined {
  const query = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (query === '' || query.length > MOST_LETTERS || !/[\p{L}\p{N}]/u.test(query)) return undefined;
  return PERSONAL.some((pattern) => pattern.test(query)) ? undefined : query;
}
