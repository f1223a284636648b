/** Letters that are two without their accents. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
};

/** In characters: addresses stay readable. */
const LONGEST = 64;

/** A page's name from its title: `Größe & Gewicht` becomes `groesse-gewicht`. Empty if nothing is left. */
export function pageNameOf(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđłäöü]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}

/** What is wrong with a page's name that an author typed; undefined if nothing is. */
export function nameFault(name: string): string | undefined {
  if (name === '') return 'Enter a name: it is the last part of the address.';
  if (name.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(name))
    return 'Use only the letters a to z in lower case, digits, hyphens and underscores, beginning with a letter or digit.';
  return undefined;
}

/** A name that is not taken: `news`, then `news-2`, `news-3` … */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let i = 2; isTaken(free); i += 1) free = `${name}-${i}`;
  return free;
}
