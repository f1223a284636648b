/** Letters without case, accents and ligatures: who types "kaltetrockner" means "Kältetrockner". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

/** An order number as people type it: case, spaces and punctuation do not count. `v 1050/00` is `V-1050-00`. */
export const foldNumber = (number: string): string => fold(number).replace(/[^\p{L}\p{N}]/gu, '');
