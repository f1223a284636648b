import type { SiteConfig } from '../../core/site/SiteConfig';

export const config: SiteConfig = {
  features: ['forms', 'search'],
  home: 'gb/en',
  mainCountries: { en: 'gb', fr: 'gb' },
  // Its type is on every machine.
  firstFonts: [],
};
