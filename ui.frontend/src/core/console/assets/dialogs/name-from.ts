const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
};

/** The name of a node for a title: `Größe & Form` → `groesse-form`; empty if nothing usable is left. */
export const nameFrom = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 100);
