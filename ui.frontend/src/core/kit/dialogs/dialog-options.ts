import type { Choice } from './dialog';

/** Heading levels, and none, which lets the component's place decide. */
export const headingChoices = <L extends string>(levels: readonly L[]): Choice[] => [
  { value: '', text: 'By its place' },
  ...levels.map((value) => ({ value, text: value.toUpperCase() })),
];

/** Icons, and none. */
export const iconChoices = (icons: readonly string[]): Choice[] => [
  { value: '', text: 'None' },
  ...icons.map((value) => ({ value, text: value })),
];

/** Values with their labels. */
export const choicesOf = (texts: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));
