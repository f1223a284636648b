import { component, contentFolder, openFolder, page } from './content-folder';

export const HOME = '/content/ventora/en';
export const TEASER = `${HOME}/jcr:content/root/teaser`;

/** Home with a teaser and a text; below it the pages products (with m-50) and about, products first. */
export async function smallSite() {
  const folder = contentFolder({
    'content/ventora.json': page('Ventora'),
    'content/ventora/en.json': page(
      'Home',
      { teaser: component('teaser'), text: component('text') },
      { products: {} },
    ),
    'content/ventora/en/about.json': page('About'),
    'content/ventora/en/products.json': page('Products'),
    'content/ventora/en/products/m-50.json': page('M 50'),
  });
  return { folder, repository: await openFolder(folder) };
}
