/** Entry points of TypeScript: `api/NAME.ts` is `ventora/NAME`. */
export const ENTRIES = ['component', 'exporter', 'page', 'search', 'server', 'site', 'testing'] as const;
