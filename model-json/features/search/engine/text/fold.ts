/** Letters without case, accents and ligatures: who types "kaltetrockner" means "Kältetrockner". */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // most words of most languages: nothing to take off
  if (!/[^\x20-\x7e]/.test(small)) return small;
  const bare = small.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** An order number as people type it: case, spaces and punctuation do not count. `v 1050/00` is `V-1050-00`. */
export const foldNumber = (number: string): string => fold(number).replace(/[^\p{L}\p{N}]/gu, '');
