import type { Fault } from './Fault';

/** RFC 9309, and the line with which sitemaps.org adds to it. */
const LINE = /^(user-agent|allow|disallow|sitemap)\s*:\s*(.*?)\s*(?:#.*)?$/i;

export function robotsFaults(text: string, origin: string): { faults: Fault[]; sitemaps: string[] } {
  const faults: Fault[] = [];
  const sitemaps: string[] = [];
  let hasAgent = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const [, name = '', value = ''] = LINE.exec(line) ?? [];
    if (name === '') faults.push(['A line that RFC 9309 does not know', line]);
    else if (/^user-agent$/i.test(name)) hasAgent = true;
    else if (/^sitemap$/i.test(name)) sitemaps.push(value);
    else if (!hasAgent) faults.push(['A rule before the first user agent', line]);
    else if (value !== '' && !/^[/*]/.test(value))
      faults.push(['A rule whose path begins with no slash', line]);
  }
  if (sitemaps.length === 0) faults.push(['No sitemap is named', '']);
  for (const sitemap of sitemaps)
    if (!sitemap.startsWith(`${origin}/`))
      faults.push(['The address of a sitemap is not of this site', sitemap]);
  return { faults, sitemaps };
}
