import type { NodeJson } from '../../model-json/core/repository/node-json';

const FAMILIES = 3;
const PRODUCTS = 3;

/** Big enough that a write can be interrupted. */
const FILLER = 'Compressed air, oil-free. '.repeat(2000);

/** Change number `i` of an endless history: pages with child pages are written, rewritten and sometimes deleted. */
export function changeOf(i: number): { readonly path: string; readonly node: NodeJson | undefined } {
  const family = `/content/family-${i % FAMILIES}`;
  const product = Math.floor(i / FAMILIES) % (PRODUCTS + 1);
  const path = product === PRODUCTS ? family : `${family}/product-${product}`;
  return { path, node: i % 17 === 16 ? undefined : pageOf(i) };
}

function pageOf(i: number): NodeJson {
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': `${i}`, text: FILLER, end: `${i}` },
  };
}

/** The pages after the changes 0 to `last`: title by path. */
export function pagesAfter(last: number): Map<string, string> {
  const pages = new Map<string, string>();
  for (let i = 0; i <= last; i++) {
    const { path, node } = changeOf(i);
    if (node) pages.set(path, `${i}`);
    else
      for (const page of [...pages.keys()])
        if (page === path || page.startsWith(`${path}/`)) pages.delete(page);
  }
  return pages;
}
