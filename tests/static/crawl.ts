/** A visited address. */
export interface Visited {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const LINK = / (?:href|src|srcset|imagesrcset|poster)="([^"]*)"/gi;

/** Follows every link, picture and document from a page on; pages of the same origin only. A whole site is too much to hold. */
export async function* crawl(
  origin: string,
  canonical: string,
  start = '/',
): AsyncGenerator<Visited, void, undefined> {
  const seen = new Set([start]);
  for (const address of seen) {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    const moved = answer.headers.get('location')?.replace(origin, '');
    if (moved !== undefined) seen.add(moved);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const text = isPage ? await answer.text() : (await answer.arrayBuffer(), '');
    yield { address, status: answer.status, headers: answer.headers, text };
    for (const [, value = ''] of text.matchAll(LINK)) {
      for (const part of value.replaceAll('&amp;', '&').replaceAll(canonical, '').split(/,\s+/)) {
        const [link = ''] = part.split(/[\s#]/);
        if (link.startsWith('/') && !link.startsWith('//')) seen.add(link);
      }
    }
  }
}
