/** Removes case, accents and ligatures: "kaltetrockner" finds "Kältetrockner". */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most words of most languages: nothing to fold.
  if (!/[^\x20-\x7e]/.test(small)) return small;
  const bare = small.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** Normalises an order number as typed: case, spaces and punctuation do not count. `v 1050/00` is `V-1050-00`. */
export const foldNumber = (number: string): string => fold(number).replace(/[^\p{L}\p{N}]/gu, '');
