import { escapeXml } from '../http/html';
import type { Feed, FeedEntry } from './feed-of';

/**
 * A feed according to RFC 4287.
 * @param origin `https://www.example.com`
 * @param self path of the feed's own address
 */
export function atomXml(feed: Feed, origin: string, self: string): string {
  const { title, subtitle, language, author, entries, path } = feed;
  const updated = Math.max(0, ...entries.map((entry) => entry.updated));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', origin + path),
    element('title', title),
    subtitle && element('subtitle', subtitle),
    element('updated', time(updated)),
    `<author>${element('name', author)}</author>`,
    link('self', origin + self, 'application/atom+xml'),
    link('alternate', origin + path, 'text/html'),
    ...entries.map((entry) => entryXml(entry, origin)),
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

const entryXml = ({ path, title, summary, published, updated }: FeedEntry, origin: string): string =>
  [
    '<entry>',
    element('id', origin + path),
    element('title', title),
    link('alternate', origin + path, 'text/html'),
    element('published', time(published)),
    element('updated', time(updated)),
    summary && element('summary', summary),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');

const element = (name: string, words: string) => `<${name}>${escapeXml(words)}</${name}>`;
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
const time = (milliseconds: number) => new Date(milliseconds).toISOString();
