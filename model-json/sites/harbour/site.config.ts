import type { SiteConfig } from '../../../api/site';

export const config: SiteConfig = {
  features: ['forms', 'headless', 'search'],
  home: 'gb/en',
  mainCountries: { en: 'gb', fr: 'gb' },
  timeZone: 'Europe/London',
  firstFonts: ['figtree-400', 'young-serif-400'],
};
