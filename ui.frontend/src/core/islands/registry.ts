import * as cookieBanner from '../components/CookieBanner/CookieBanner.island';
import { widgets } from '../../features/search/widgets/registry';
import type { IslandModule, IslandRegistry } from './Island';

/** Every `<Name>.island.ts` of the component folders, by name in lower case; each is a chunk of its own. Widgets likewise. */
const modules = require.context('../components', true, /^\.\/(?!CookieBanner)(\w+)\/\1\.island\.ts$/, 'lazy');

export const islands: IslandRegistry = {
  ...Object.fromEntries(
    modules
      .keys()
      .map((key) => [key.split('/')[1]!.toLowerCase(), () => modules(key) as Promise<IslandModule>]),
  ),
  ...widgets,
  // Every page of every visitor has it: as a chunk it would cost a request for each 800 bytes.
  cookiebanner: () => Promise.resolve(cookieBanner),
};
