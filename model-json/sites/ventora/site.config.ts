import { avoidedWords } from './avoided-words';
import type { SiteConfig } from '../../../api/site';

export const config: SiteConfig = {
  features: [
    'calculators',
    'catalogue',
    'configurator',
    'dealers',
    'documents',
    'exchange',
    'forms',
    'geography',
    'headless',
    'markets',
    'search',
    'sizing',
  ],
  home: 'gb/en',
  mainCountries: { en: 'gb', de: 'de', fr: 'fr', es: 'es' },
  timeZone: 'Europe/London',
  avoidedWords,
  firstFonts: ['barlow-400', 'barlow-semi-condensed-600'],
};
