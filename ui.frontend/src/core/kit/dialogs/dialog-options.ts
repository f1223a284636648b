import type { Choice } from './dialog';

/** Heading levels to choose from, and none: then the place of the component decides. */
export const headingChoices = <L extends string>(levels: readonly L[]): Choice[] => [
  { value: '', text: 'By its place' },
  ...levels.map((value) => ({ value, text: value.toUpperCase() })),
];

/** Icons to choose from, and none. */
export const iconChoices = (icons: readonly string[]): Choice[] => [
  { value: '', text: 'None' },
  ...icons.map((value) => ({ value, text: value })),
];

/** Values to choose from, each with the words for it. */
export const choicesOf = (texts: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));
