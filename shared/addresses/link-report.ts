import { servlet } from './app';

/** Where author answers with the links of a part of the site; `.json` or `.csv` follows. */
export const LINK_REPORT_ADDRESS = servlet('link-report');

/** The links at and below a path. @param isExternal also asks other sites */
export function linkReportAddress(path: string, format: 'json' | 'csv', isExternal: boolean): string {
  const query = new URLSearchParams({ path, ...(isExternal && { external: 'true' }) });
  return `${LINK_REPORT_ADDRESS}.${format}?${String(query)}`;
}
