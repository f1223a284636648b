import { servlet } from './app';

/** Where author answers with the links of a part of the site, as JSON or CSV. */
export const linkReportAddress = (path: string, format: 'json' | 'csv', isExternal: boolean): string =>
  `${servlet(`link-report.${format}`)}?${String(new URLSearchParams({ path, ...(isExternal && { external: 'true' }) }))}`;
