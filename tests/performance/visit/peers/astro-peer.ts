import { buildWithAstro } from './astro';
import { ownPage, type OwnAnswer } from '../../page/https-front';
import { plainPeer } from '../../page/plain-peer';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * The pages with the same words and pictures, without our design and behaviour, built with Astro: its client-side router with
 * view transitions, and its prefetching.
 *
 * @param origin where our pages are
 * @returns its files by path
 */
export async function astroPeer(origin: string, paths: readonly string[]): Promise<Map<string, OwnAnswer>> {
  const pages = [];
  for (const path of paths)
    pages.push({ path, ...parts(plainPeer(await (await fetch(origin + path)).text())) });
  return new Map(
    [...buildWithAstro(pages)].map(([path, body]) => {
      const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ''];
      return [path, type ? { type, body } : ownPage(body.toString())];
    }),
  );
}

const parts = (html: string) => {
  const between = (start: string, end: string) => html.split(start, 2)[1]?.split(end, 1)[0] ?? '';
  return {
    title: between('<title>', '</title>'),
    description: between('<meta name="description" content="', '"'),
    style: between('<style>', '</style>'),
    body: between('<body>', '</body>'),
  };
};
