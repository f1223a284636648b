import type { Registry } from '../../Exporter';
import { pageV3 } from '../../page/page-v3';
import { spaPage } from '../../page/spa-page';
import { cookieBanner } from './cookiebanner';
import { footer } from './footer';
import { header } from './header';
import { languageNavigation } from './languagenavigation';
import { topNavigation } from './topnavigation';

/** What frames pages; the page itself is made with what a site's features say of it (`pageWith`). */
export const structureExporters: Registry = {
  'ventora/components/cookiebanner': cookieBanner,
  'ventora/components/footer': footer,
  'ventora/components/header': header,
  'ventora/components/languagenavigation': languageNavigation,
  'ventora/components/topnavigation': topNavigation,
  // A fragment by itself, as the editor opens it: a page without a place in the site.
  'ventora/components/xfpage': spaPage(pageV3),
};
