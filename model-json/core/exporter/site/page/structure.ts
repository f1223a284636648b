import type { Registry } from '../../Exporter';
import { pageV3 } from '../../page/page-v3';
import { spaPage } from '../../page/spa-page';
import { cookieBanner } from './cookiebanner';
import { footer } from './footer';
import { header } from './header';
import { languageNavigation } from './languagenavigation';
import { topNavigation } from './topnavigation';
import { componentType } from '../../../../../shared/addresses/app';

/** What frames pages; the page itself is made with what a site's features say of it (`pageWith`). */
export const structureExporters: Registry = {
  [componentType('cookiebanner')]: cookieBanner,
  [componentType('footer')]: footer,
  [componentType('header')]: header,
  [componentType('languagenavigation')]: languageNavigation,
  [componentType('topnavigation')]: topNavigation,
  // A fragment by itself, as the editor opens it: a page without a place in the site.
  [componentType('xfpage')]: spaPage(pageV3),
};
