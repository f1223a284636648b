import type { SiteConfig } from '../../core/site/SiteConfig';

export const config: SiteConfig = {
  features: ['forms'],
  home: 'gb/en',
  mainCountries: { en: 'gb', fr: 'gb' },
  firstFonts: ['barlow-400', 'barlow-semi-condensed-600'],
};
