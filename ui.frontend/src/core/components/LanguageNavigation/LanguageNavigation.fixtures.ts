import type { z } from 'zod';
import type { languageNavigationModel } from './LanguageNavigation.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof languageNavigationModel>;

interface Locale {
  title: string;
  /** `de_CH` */
  locale: string;
  active?: boolean;
  translated?: boolean;
}

function language(id: string, level: number, { title, locale, active = false, translated }: Locale) {
  const [code = '', country = ''] = locale.split('_');
  const path = `/${country.toLowerCase()}/${code}`;
  return {
    id: `${id}-item-${locale}`,
    path: `${CONTENT_ROOT}${path}`,
    level,
    active,
    current: active,
    title,
    locale,
    country,
    language: `${code}-${country}`,
    link: { valid: true, url: translated === false ? `${path}.html` : `${path}/products.html` },
    ...(translated === false && { translated }),
    children: [],
  };
}

const countries = (id: string, of: [country: string, locales: Locale[]][]): Input => ({
  id,
  items: of.map(([title, locales], i) => ({
    id: `${id}-item-${i}`,
    level: 0,
    title,
    active: locales.some(({ active }) => active),
    country: locales[0]?.locale.slice(3),
    children: locales.map((locale) => language(id, 1, locale)),
  })),
});

const locales = (id: string, of: Locale[]): Input => ({
  id,
  items: of.map((locale) => language(id, 0, locale)),
});

export const fixtures = {
  default: countries('languagenavigation-1', [
    ['United Kingdom', [{ title: 'English', locale: 'en_GB', active: true }]],
    ['Deutschland', [{ title: 'Deutsch', locale: 'de_DE' }]],
  ]),
  'eight locales in five countries': countries('languagenavigation-2', [
    [
      'United Kingdom',
      [
        { title: 'EN-US', locale: 'en_US', active: true },
        { title: 'ES-US', locale: 'es_US' },
      ],
    ],
    [
      'Canada',
      [
        { title: 'EN-CA', locale: 'en_CA' },
        { title: 'FR-CA', locale: 'fr_CA' },
      ],
    ],
    [
      'Switzerland',
      [
        { title: 'DE-CH', locale: 'de_CH' },
        { title: 'FR-CH', locale: 'fr_CH' },
      ],
    ],
    ['Germany', [{ title: 'DE-DE', locale: 'de_DE' }]],
    ['France', [{ title: 'FR-FR', locale: 'fr_FR' }]],
  ]),
  'four locales without countries': locales('languagenavigation-3', [
    { title: 'English', locale: 'en_US' },
    { title: 'Español', locale: 'es_ES' },
    { title: 'Français', locale: 'fr_FR' },
    { title: 'Deutsch', locale: 'de_DE', active: true },
  ]),
  'not translated': countries('languagenavigation-4', [
    ['United Kingdom', [{ title: 'English', locale: 'en_GB', active: true }]],
    ['Deutschland', [{ title: 'Deutsch', locale: 'de_DE', translated: false }]],
  ]),
  'right to left': countries('languagenavigation-5', [
    ['الإمارات العربية المتحدة', [{ title: 'العربية', locale: 'ar_AE', active: true }]],
    ['United Kingdom', [{ title: 'English', locale: 'en_GB' }]],
  ]),
  'long German words': countries('languagenavigation-6', [
    [
      'Vereinigtes Königreich Großbritannien und Nordirland',
      [{ title: 'Englisch', locale: 'en_GB', active: true }],
    ],
    ['Schweizerische Eidgenossenschaft', [{ title: 'Deutsch (Schweiz)', locale: 'de_CH' }]],
  ]),
  'one language': locales('languagenavigation-7', [{ title: 'English', locale: 'en_GB', active: true }]),
  'none chosen': locales('languagenavigation-8', [{ title: 'English', locale: 'en_GB' }]),
  empty: { id: 'languagenavigation-9', items: [] },
} satisfies Record<string, Input>;
