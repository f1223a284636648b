import { createHash } from 'node:crypto';
import { childPages, pageProperties } from '../../model-json/core/exporter/shared/pages';
import { text } from '../../model-json/core/exporter/shared/properties';
import type { Resource } from '../../model-json/core/repository/Resource';
import type { Instance } from '../../model-json/core/server/Instance';
import { sitesOf } from '../../model-json/core/server/pages/sites';
import type { Listed } from './Page';

/** Every page of the site, at the address that visitors use. */
export function listPages({ repository, urls }: Instance): Listed[] {
  const { map } = urls();
  const pages: Listed[] = [];
  const visit = (page: Resource): void => {
    const template = text(pageProperties(page), 'cq:template') ?? '';
    pages.push({ address: encodeURI(map(`${page.path}.html`)), template });
    childPages(page).forEach(visit);
  };
  for (const { root } of sitesOf(repository)) visit(root);
  return pages;
}

/** In an order that follows from a seed. */
export function shuffled<T>(list: readonly T[], seed: string, keyOf: (each: T) => string): T[] {
  const hash = (key: string) =>
    createHash('sha256')
      .update(seed + key)
      .digest('hex');
  return list
    .map((each) => ({ each, place: hash(keyOf(each)) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ each }) => each);
}

/**
 * Some of the pages: one of each template, then others.
 * @param seed another one chooses other pages
 */
export function samplePages(pages: readonly Listed[], count: number, seed: string): Listed[] {
  const order = shuffled(pages, seed, ({ address }) => address);
  const templates = new Set<string>();
  const first = order.filter(({ template }) => !templates.has(template) && templates.add(template));
  return [...new Set([...first, ...order])].slice(0, Math.max(count, first.length));
}
