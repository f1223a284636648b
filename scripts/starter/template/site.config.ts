import type { ProjectConfig } from 'ventora/site';

export const config: ProjectConfig = {
  title: '__title__',
  // The country and language with the shortest addresses: / is /gb/en.
  home: 'gb/en',
  mainCountries: { en: 'gb', de: 'de' },
  // Where authors' clocks are, for scheduled publications.
  timeZone: 'Europe/London',
  // Loaded before anything else: the face of running text and headings (styles/_fonts.scss).
  firstFonts: ['bricolage-grotesque-latin-wght-normal'],
};
