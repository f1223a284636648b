import { islands as ofSite } from '#site/islands';
import { widgets } from '#site/widgets';
import * as cookieBanner from '../components/CookieBanner/CookieBanner.island';
import type { IslandRegistry } from './Island';

/** The scripts of the site's components and of the search widgets; each is a chunk of its own. */
export const islands: IslandRegistry = {
  ...ofSite,
  ...widgets,
  // Every page of every visitor has it: as a chunk it would cost a request for each 800 bytes.
  cookiebanner: () => Promise.resolve(cookieBanner),
};
