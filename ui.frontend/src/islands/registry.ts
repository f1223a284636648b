import type { IslandModule, IslandRegistry } from './Island';

/** Every `<Name>.island.ts` of the component folders, by name in lower case; each is a chunk of its own. */
const modules = require.context('../components', true, /^\.\/(\w+)\/\1\.island\.ts$/, 'lazy');

export const islands: IslandRegistry = Object.fromEntries(
  modules
    .keys()
    .map((key) => [key.split('/')[1]!.toLowerCase(), () => modules(key) as Promise<IslandModule>]),
);
