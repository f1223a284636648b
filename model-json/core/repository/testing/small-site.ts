import { component, contentFolder, openFolder, page } from './content-folder';
import { APP_ID, CONTENT_ROOT } from '../../../../shared/addresses/app';

export const HOME = `${CONTENT_ROOT}/en`;
export const TEASER = `${HOME}/jcr:content/root/teaser`;

/** Home with a teaser and a text; below it the pages products (with m-50) and about, products first. */
export async function smallSite() {
  const folder = contentFolder({
    [`content/${APP_ID}.json`]: page('Ventora'),
    [`content/${APP_ID}/en.json`]: page(
      'Home',
      { teaser: component('teaser'), text: component('text') },
      { products: {} },
    ),
    [`content/${APP_ID}/en/about.json`]: page('About'),
    [`content/${APP_ID}/en/products.json`]: page('Products'),
    [`content/${APP_ID}/en/products/m-50.json`]: page('M 50'),
  });
  return { folder, repository: await openFolder(folder) };
}
