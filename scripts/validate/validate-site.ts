import path from 'node:path';
import { addressesOf } from '../../model-json/core/static/addresses';
import { ask } from '../../model-json/core/static/ask';
import { StructuredData } from './data/StructuredData';
import { Discovery } from './discovery/Discovery';
import type { Finding } from './Finding';
import { checkHtml } from './html/check-html';
import { HtmlFiles } from './html/HtmlFiles';
import { Links } from './links/Links';
import { listPages, samplePages } from './list-pages';
import { heldPdfs } from './pdf/held-pdfs';
import { PdfFiles } from './pdf/PdfFiles';
import { samplePdfs } from './pdf/sample-pdfs';
import type { Published } from './open-published';
import type { Options } from './options';

/** Addresses that a sample of the pages is allowed to ask for besides. */
const SAMPLED_LINKS = 60;

export interface Validated {
  readonly findings: readonly Finding[];
  /** How much was looked at, by what it is. */
  readonly counts: Readonly<Record<string, number>>;
  readonly isWhole: boolean;
}

/** The checkers of others that are written in Java. */
async function checkInJava(files: HtmlFiles, pdfs: PdfFiles): Promise<Finding[]> {
  return (await Promise.all([checkHtml(files), pdfs.check()])).flat();
}

/** Checks the site's pages, and what crawlers ask for. @param origin of the public site */
export async function validateSite(
  published: Published,
  origin: string,
  options: Options & { readonly hasJava: boolean },
): Promise<Validated> {
  const { app, instance, scratch } = published;
  const get = (address: string) => ask(app, origin, address);
  const all = listPages(instance);
  const isWhole = options.sample === undefined;
  const chosen = options.sample === undefined ? all : samplePages(all, options.sample, options.seed);
  const files = new HtmlFiles(path.join(scratch, 'html'));
  const [links, data] = [new Links(origin, isWhole ? Infinity : SAMPLED_LINKS), new StructuredData()];
  const findings: Finding[] = [];
  const hidden = new Set<string>();
  for (const { address, template } of chosen) {
    const { status, headers, bytes } = await get(address);
    if (status !== 200) {
      findings.push({ checker: 'pages', isError: true, kind: `A page answers ${status}`, address });
      continue;
    }
    const page = { address, template, html: bytes.toString() };
    if (
      /noindex/.test(headers['x-robots-tag'] ?? '') ||
      /<meta name="robots" content="[^"]*noindex/.test(page.html)
    )
      hidden.add(address);
    files.add(address, page.html);
    links.add(page);
    findings.push(...(await data.check(page)));
  }
  const listed = new Set(all.map(({ address }) => address));
  const isShown = (address: string) => listed.has(address) && !hidden.has(address);
  const discovery = new Discovery(get, { origin, isShown });
  const feeds = addressesOf(instance).others.filter((address) => address.endsWith('.feed.xml'));
  const ofLinks = links.check(async (address) => {
    const { status, headers, bytes } = await get(address);
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    return { status, ...(isPage && { html: bytes.toString() }) };
  });
  findings.push(...(await discovery.check(feeds)), ...(await ofLinks));
  const held = heldPdfs(instance);
  const { documents } = links;
  const pdfs = new PdfFiles(path.join(scratch, 'pdf'), get);
  if (options.hasJava) {
    const some = isWhole ? [...documents, ...held] : samplePdfs(documents, held, options.seed);
    for (const address of new Set(some)) await pdfs.add(address);
    findings.push(...(await checkInJava(files, pdfs)));
  }
  const counts = {
    pages: chosen.length,
    'of all': all.length,
    links: links.count,
    PDFs: pdfs.count,
    others: discovery.count,
  };
  return { findings, counts, isWhole };
}
