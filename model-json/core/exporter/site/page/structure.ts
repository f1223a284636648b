import type { Registry } from '../../Exporter';
import { pageV3 } from '../../page/page-v3';
import { spaPage } from '../../page/spa-page';
import { cookieBanner } from './cookiebanner';
import { footer } from './footer';
import { header } from './header';
import { languageNavigation } from './languagenavigation';
import { topNavigation } from './topnavigation';
import { componentType } from '../../../../../shared/addresses/app';

const fragmentPage = spaPage(pageV3);

/**
 * Exporters of the parts around a page's content; the page itself comes from `pageExporters`, which knows the site's
 * features.
 */
export const structureExporters: Registry = {
  [componentType('cookiebanner')]: cookieBanner,
  [componentType('footer')]: footer,
  [componentType('header')]: header,
  [componentType('languagenavigation')]: languageNavigation,
  [componentType('topnavigation')]: topNavigation,
  // A standalone fragment, as opened in the editor: a page without a place in the site.
  [componentType('xfpage')]: fragmentPage,
  // What the fragments' own page components extend in AEM.
  'cq/experience-fragments/components/xfpage': fragmentPage,
};
