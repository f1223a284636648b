import type { z } from 'zod';
import { fixtures as languages } from '../LanguageNavigation/LanguageNavigation.fixtures';
import { fixtures as menus } from '../Navigation/Navigation.fixtures';
import { fixtures as searches } from '../../../features/search/SearchBox/SearchBox.fixtures';
import { fixtures as services } from '../TopNavigation/TopNavigation.fixtures';
import type { headerModel } from './Header.model';
import { APP_ID, DAM_ROOT, componentType } from '../../../../../shared/addresses/app';

type Input = z.input<typeof headerModel>;

const logo = (home: string, alt: string) => ({
  ':type': componentType('image'),
  id: 'image-logo',
  src: `${DAM_ROOT}/brand/logo.svg`,
  width: 387,
  height: 80,
  alt,
  lazyEnabled: false,
  imageLink: { valid: true, url: home },
});

const of = (type: string, model: object) => ({ ...model, ':type': `${APP_ID}/components/${type}` });

/** A header of the parts given, in the order they are stored. */
const header = (id: string, items: Record<string, object>): Input => ({
  id,
  ':items': items,
  ':itemsOrder': Object.keys(items),
});

export const fixtures = {
  default: header('header-1', {
    logo: logo('/gb/en.html', 'Ventora, to the home page'),
    navigation: of('navigation', menus.default),
    topnavigation: of('topnavigation', services.default),
    languagenavigation: of('languagenavigation', languages.default),
    search: of('searchbox', searches.default),
  }),
  'long German words': header('header-2', {
    logo: logo('/de/de.html', 'Ventora, zur Startseite'),
    navigation: of('navigation', menus['long German words']),
    topnavigation: of('topnavigation', services['long German words']),
    languagenavigation: of('languagenavigation', languages['eight locales in five countries']),
    search: of('searchbox', searches['long German words']),
  }),
  French: header('header-3', {
    logo: logo('/fr/fr.html', 'Ventora, vers l’accueil'),
    navigation: of('navigation', menus.French),
    topnavigation: of('topnavigation', services.French),
    languagenavigation: of('languagenavigation', languages['four locales without countries']),
  }),
  Spanish: header('header-4', {
    logo: logo('/es/es.html', 'Ventora, a la página de inicio'),
    navigation: of('navigation', menus.Spanish),
    topnavigation: of('topnavigation', services.Spanish),
    languagenavigation: of('languagenavigation', languages['not translated']),
  }),
  'right to left': header('header-5', {
    logo: logo('/ae/ar.html', 'فينتورا، الصفحة الرئيسية'),
    navigation: of('navigation', menus['right to left']),
    topnavigation: of('topnavigation', services['right to left']),
    languagenavigation: of('languagenavigation', languages['right to left']),
    search: of('searchbox', searches['right to left']),
  }),
  'many items': header('header-6', {
    logo: logo('/gb/en.html', 'Ventora, to the home page'),
    navigation: of('navigation', menus['many items']),
  }),
  'logo only': header('header-7', { logo: logo('/gb/en.html', 'Ventora, to the home page') }),
  empty: header('header-8', {}),
} satisfies Record<string, Input>;
