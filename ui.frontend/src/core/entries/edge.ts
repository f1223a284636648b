import { componentType, idOfType } from '../../../../shared/addresses/app';
import { drawBody } from '../edge/draw';
import { loadBlocks, loadStyles } from '../edge/load-blocks';
import { blockNames, readPage } from '../edge/read-page';
import { PAGE_META } from '../edge/section-fields';

/*
 * `scripts/scripts.js` of an Edge Delivery project: draws the page that the document in front of it holds, by the scripts
 * of its blocks, and starts the site's islands in it.
 */

const metadata = (name: string): string =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** What a document has without a block, and what stands around its sections. */
const ALWAYS = ['container', 'title', 'text'].map((name) => idOfType(componentType(name)));

async function start(main: HTMLElement): Promise<void> {
  const settings = metadata(PAGE_META);
  const names = [...new Set([...blockNames(main), ...ALWAYS])].sort();
  const theme = metadata('theme');
  const [{ components, typeOf }] = await Promise.all([
    loadBlocks(names),
    loadStyles([
      ...(theme === '' ? [] : [`/styles/theme-${encodeURIComponent(theme)}.css`]),
      ...names.map((name) => `/blocks/${name}/${name}.css`),
    ]),
  ]);
  const { html, page, problems } = drawBody(readPage(main, settings, components, typeOf), components);
  for (const { message } of problems) console.warn(message);
  const { documentElement: root, body } = document;
  root.lang = page.language;
  if (page.brand !== undefined) root.dataset['theme'] = page.brand;
  if (page.cssClassNames) body.className = page.cssClassNames;
  body.innerHTML = html;
  show();
  startIslands(metadata('island-script'));
}

/** Until its content is drawn, the page is hidden, so that nobody sees it twice. */
const show = (): void => document.body.classList.add('appear');

/** The script of visitors' pages. */
function startIslands(address: string): void {
  if (address === '') return;
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

const main = document.querySelector('main');
if (main)
  void start(main).catch((error: unknown) => {
    // The document itself can be read.
    console.error('The page could not be drawn:', error);
    show();
  });
