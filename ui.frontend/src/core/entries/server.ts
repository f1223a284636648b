import { sheets } from '#site/sheets';
import { themeSheets } from '#site/theme-sheets';
import { componentMap, ownComponents } from '../component-map';
import { createEdge } from '../edge/edge';
import { createFocalRules } from '../document/rules/focal-rules';
import { createPageStyles } from '../document/rules/page-styles';
import { createBodyRenderer } from '../document/render-body';
import { createExampleRenderer } from '../document/render-example';
import { createPageRenderer } from '../document/render-page';
import { settingsFrom } from '../kit/library/example-settings';
import { initialStateScript } from '../kit/html/initial-state';
import base from '../styles/base.scss';
import focalPoints from '../styles/focal-point.scss';

/* Entry point of the Node renderer: all components loaded eagerly, and the CSS of each as text. */

/** A style sheet, which webpack gives as a module. */
function cssIn(folder: (key: string) => { default: string }, key: string): string {
  return folder(key).default;
}

const cssByFolder = new Map(
  sheets.flatMap((folder) =>
    folder.keys().map((key) => [(key.split('/').at(-2) ?? '').toLowerCase(), cssIn(folder, key)]),
  ),
);
const cssByType = new Map([...ownComponents.keys()].map((type) => [type, cssOf(type)]));

/** `form/text` is in the folder FormText, `commerce/product` in Product: returns the first folder that exists. */
function cssOf(type: string): string {
  const names = type.replace(/^.*\/components\//, '').split('/');
  for (let from = 0; from < names.length; from += 1) {
    const css = cssByFolder.get(names.slice(from).join(''));
    if (css !== undefined) return css;
  }
  return '';
}

const cssByTheme = new Map(
  themeSheets.keys().map((key) => [key.slice(2, -'.scss'.length), cssIn(themeSheets, key)]),
);

const framing = new Set(
  [...ownComponents.values()].flatMap(({ framesChildren, resourceType }) =>
    framesChildren ? resourceType : [],
  ),
);

const styles = createPageStyles(base, cssByType, cssByTheme, framing, createFocalRules(focalPoints));

export const renderPage = createPageRenderer(componentMap, styles);
export const edge = createEdge(componentMap);
/** The CSS of an Edge Delivery project: each block's, and what all pages need. */
export const edgeStyles = { base: base + focalPoints, themes: cssByTheme, ofType: styles.ofType };
export const renderExample = createExampleRenderer(renderPage);
// A head that is cut away needs no styles.
export const renderBody = createBodyRenderer(
  createPageRenderer(componentMap, { ...styles, forModel: () => '' }),
);
/**
 * Every style sheet that a page can contain, by component folder; the base styles as `base`. The build measures them.
 */
export const stylesheets: ReadonlyMap<string, string> = new Map([['base', base], ...cssByFolder]);
export { initialStateScript, settingsFrom };
export * from '#site/renderer';
export type { ExampleRequest } from '../document/render-example';
export type { ExampleSettings } from '../kit/library/example-settings';
export type { RenderedPage, RenderRequest } from '../document/render-page';
export type { BlockField } from '../edge/block-fields';
export type { EdgeBlock } from '../edge/edge-blocks';
export type { EdgePage } from '../edge/write-page';
export type { Assets } from '../document/Document';
