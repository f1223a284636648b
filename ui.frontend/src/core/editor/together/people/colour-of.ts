/**
 * The colours of people: white text on them, and their outline on a white page, have a contrast of 4.5 and more. As
 * numbers, since scripts may set colours but markup may not.
 */
export const COLOURS: readonly string[] = [
  '#9c2759',
  '#7a3e9d',
  '#4b4acf',
  '#0b62b5',
  '#00687a',
  '#0a6b3d',
  '#54650b',
  '#8a5200',
  '#b02a1c',
  '#6d4c41',
];

/** A person's colour: the same everywhere, for as long as they have their id. */
export function colourOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length] ?? '#4b4acf';
}

/** `Anna Muster` → `AM`, `Author 2` → `A2`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
