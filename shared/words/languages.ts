/** Languages that the interface speaks and the search understands; the first is spoken where no other is. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
