import type { FastifyRequest } from 'fastify';

/**
 * The target of `:redirect`: a star or a slash at the end stands for the node's name. Other hosts are ignored, since
 * the form could be on any site.
 */
export function redirectTarget(
  wanted: string | undefined,
  name: string,
  { headers: { host = 'localhost' }, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
): string | undefined {
  if (!wanted) return undefined;
  let target = wanted.includes('*') ? wanted.replace('*', encodeURIComponent(name)) : wanted;
  if (wanted.endsWith('/')) target += encodeURIComponent(name);
  try {
    const here = new URL(`http://${host}${raw.url ?? '/'}`);
    const url = new URL(target, here);
    return url.origin === here.origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
