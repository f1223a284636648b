import type { SiteConfig } from '../../../api/site';

export const config: SiteConfig = {
  features: ['docs', 'search'],
  home: 'gb/en',
  mainCountries: { en: 'gb' },
  timeZone: 'Europe/London',
  firstFonts: ['figtree-400', 'figtree-600'],
};
