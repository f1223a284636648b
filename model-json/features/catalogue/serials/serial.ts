/* Serial numbers: how people type them, and which of two machines is the older one. */

/** What manufacturers write on a rating plate: letters, digits and few signs, at least one digit among them. */
export const isSerial = (serial: string): boolean => /^(?=.*\d)[\w./-]{1,40}$/.test(serial);

/** What stands before the number on a plate, and is copied with it. */
const BEFORE = /^(?:s\/?n|no|nr|n[°º])[.:\s]+/i;

/**
 * A serial number as somebody typed or scanned it, in the way plates write it: capitals, hyphens between its parts.
 * `s/n: 2438 – 00127` is `2438-00127`.
 * @returns undefined for what no rating plate has
 */
export function readSerial(typed: string): string | undefined {
  const serial = typed
    .normalize('NFKC')
    .trim()
    .replace(BEFORE, '')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .toUpperCase();
  return isSerial(serial) ? serial : undefined;
}

/**
 * Compares serial numbers of machines of one kind in their natural order: digits by their value, letters by the alphabet, signs
 * only divide. So it needs no form of any maker: `2252-99999` is before `2301-00001`, and `B9` before `B10`. A number that was
 * typed without the signs of the other is read by its digits' places, if it has as many: `225299999`.
 * @returns negative if the first is earlier, 0 if they are the same, else positive
 */
export function compareSerials(one: string, other: string): number {
  if (areOneUndivided(one, other)) return inAlphabet(plain(one), plain(other));
  const [left, right] = [runsOf(one), runsOf(other)];
  for (const [index, run] of left.entries()) {
    const against = right[index];
    if (against === undefined) return 1;
    const order = compareRuns(run, against);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * Whether two serial numbers have the same form: as many parts of digits and letters in the same order, or as many characters
 * if one was typed without signs. An order number that somebody took for the serial number has another form.
 */
export const areAlike = (one: string, other: string): boolean =>
  areOneUndivided(one, other) || formOf(one) === formOf(other);

const formOf = (serial: string): string =>
  runsOf(serial)
    .map((run) => (/^\d/.test(run) ? '0' : 'A'))
    .join('');

function areOneUndivided(one: string, other: string): boolean {
  const [mine, theirs] = [plain(one), plain(other)];
  const isUndivided = mine === one.toUpperCase() || theirs === other.toUpperCase();
  const kinds = (text: string) => text.replace(/\d/g, '0').replace(/[A-Z]/g, 'A');
  return isUndivided && kinds(mine) === kinds(theirs);
}

const plain = (serial: string): string => serial.toUpperCase().replace(/[^A-Z\d]/g, '');

const runsOf = (serial: string): string[] => serial.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];

function compareRuns(one: string, other: string): number {
  const areDigits = /^\d/.test(one) && /^\d/.test(other);
  if (!areDigits) return inAlphabet(one, other);
  // Digits may be more than a number holds: without zeros before it, the longer one is larger.
  const [mine, theirs] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')];
  return mine.length - theirs.length || inAlphabet(mine, theirs);
}

/** Digits come before letters. */
const inAlphabet = (one: string, other: string): number => Number(one > other) - Number(one < other);
