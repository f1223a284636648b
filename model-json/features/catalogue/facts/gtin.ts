/** GS1's check digit: from the right, digits count three times and once by turns. */
export function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether a text is a GTIN with 13 digits. */
export const isGtin = (text: string): boolean =>
  /^\d{13}$/.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1);
