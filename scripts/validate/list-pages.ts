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

/**
 * Some of the pages: one of each template, then others.
 * @param seed another one chooses other pages
 */
export function samplePages(pages: readonly Listed[], count: number, seed: string): Listed[] {
  const order = (address: string) =>
    createHash('sha256')
      .update(seed + address)
      .digest('hex');
  const shuffled = pages
    .map((page) => ({ page, key: order(page.address) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ page }) => page);
  const templates = new Set<string>();
  const first = shuffled.filter(({ template }) => !templates.has(template) && templates.add(template));
  return [...new Set([...first, ...shuffled])].slice(0, Math.max(count, first.length));
}
