import { islands as ofSite } from '#site/islands';
import { widgets } from '#site/widgets';
import * as cookieBanner from '../components/CookieBanner/CookieBanner.island';
import type { IslandRegistry } from './Island';

/** Scripts of the site's components and search widgets, each in a chunk of its own. */
export const islands: IslandRegistry = {
  ...ofSite,
  ...widgets,
  // Needed on every page: as a chunk it would cost every visitor a request for 800 bytes.
  cookiebanner: () => Promise.resolve(cookieBanner),
};
