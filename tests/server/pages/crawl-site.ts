import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Parser } from 'htmlparser2';

/** A page as a crawler reads it. */
export interface Crawled {
  readonly path: string;
  readonly status: number;
  /** The target of a redirect. */
  readonly leadsTo: string | undefined;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly headings: number;
  /**
   * Paths of pages and of everything else that is fetched, without fragment, and without query except for a list's next
   * pages.
   */
  readonly links: ReadonlySet<string>;
  readonly picturesWithoutAlt: readonly string[];
  /** Inline code that the page's Content-Security-Policy does not allow. */
  readonly inline: readonly string[];
  readonly structuredData: readonly object[];
  readonly words: string;
}

export const ORIGIN = 'http://site.example';

/** Requests a page as a visitor's browser does, and reads it. */
export async function crawl(server: FastifyInstance, path: string): Promise<Crawled> {
  const answer = await server.inject({ url: path, headers: { host: new URL(ORIGIN).host } });
  const { location } = answer.headers;
  const isHtml = String(answer.headers['content-type']).startsWith('text/html');
  return {
    path,
    status: answer.statusCode,
    leadsTo: typeof location === 'string' ? pathOf(location) : undefined,
    ...read(isHtml ? answer.body : '', String(answer.headers['content-security-policy'])),
  };
}

/** Elements whose text is not part of the page's words. */
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'math', 'code', 'head']);

/** Attributes with addresses to fetch or follow. */
const ADDRESSES = ['href', 'src', 'poster', 'action', 'data'];

function read(html: string, policy: string): Omit<Crawled, 'path' | 'status' | 'leadsTo'> {
  const found = {
    language: '',
    title: '',
    description: '',
    canonical: '',
    isIndexed: true,
    headings: 0,
    links: new Set<string>(),
    picturesWithoutAlt: [] as string[],
    inline: [] as string[],
    structuredData: [] as object[],
    words: '',
  };
  const open: string[] = [];
  let data: string | undefined;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'html') found.language = attributes.lang ?? '';
      if (name === 'h1') found.headings += 1;
      if (name === 'link' && attributes.rel === 'canonical') found.canonical = attributes.href ?? '';
      if (name === 'meta' && attributes.name === 'description') found.description = attributes.content ?? '';
      if (name === 'meta' && attributes.name === 'robots')
        found.isIndexed = !/noindex/.test(attributes.content ?? '');
      if (name === 'img' && attributes.alt === undefined) found.picturesWithoutAlt.push(attributes.src ?? '');
      if (attributes.style !== undefined) found.inline.push(`${name} style="${attributes.style}"`);
      if (name === 'script' && !attributes.src) {
        if (attributes.type === 'application/ld+json') data = '';
        else if (!attributes.type) script = '';
      }
      for (const each of ADDRESSES) {
        const path = attributes[each] && pathOf(attributes[each]);
        if (path) found.links.add(path);
      }
      for (const candidate of (attributes.srcset ?? '').split(',')) {
        const path = pathOf(candidate.trim().split(/\s/)[0]!);
        if (path) found.links.add(path);
      }
    },
    ontext(text) {
      if (data !== undefined) data += text;
      else if (script !== undefined) script += text;
      else if (open.at(-1) === 'title' && open.includes('head')) found.title += text;
      else if (!open.some((name) => UNREAD.has(name))) found.words += ` ${text}`;
    },
    onclosetag(name) {
      open.pop();
      if (name === 'script' && data !== undefined) {
        found.structuredData.push(JSON.parse(data) as object);
        data = undefined;
      }
      if (name === 'script' && script !== undefined) {
        if (!policy.includes(hashOf(script))) found.inline.push('script');
        script = undefined;
      }
    },
  });
  parser.end(html);
  return found;
}

/** In the notation of a policy for allowed inline code. */
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The path of an address on this site; undefined for other sites, telephone numbers and mere fragments. */
function pathOf(address: string): string | undefined {
  const own = address.startsWith(`${ORIGIN}/`) ? address.slice(ORIGIN.length) : address;
  return own.startsWith('/') && !own.startsWith('//')
    ? own.replace(/#.*$/, '').replace(/\?(?!page=\d+$).*$/, '')
    : undefined;
}
