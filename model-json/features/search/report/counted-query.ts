/** Longer texts were probably pasted and may contain anything. */
const MOST_LETTERS = 80;

/** Looks personal: an e-mail address, a telephone, account or card number, a web address. */
const PERSONAL = [
  /\S@\S/,
  /(?:https?:\/\/|www\.)/i,
  // Eight digits with only punctuation between them: no order number or figure has as many, but two figures together may.
  /\d(?:[\s()+./-]*\d){7}/,
];

/**
 * Normalises a query for counting: lower case, single spaces.
 * @returns undefined for queries that are not counted: empty, too long, or possibly identifying a visitor
 */
export function countedQuery(typed: string): string | undefined {
  const query = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (query === '' || query.length > MOST_LETTERS || !/[\p{L}\p{N}]/u.test(query)) return undefined;
  return PERSONAL.some((pattern) => pattern.test(query)) ? undefined : query;
}
