import { componentMap } from '../component-map';
import { createPageStyles } from '../document/page-styles';
import { createPageRenderer } from '../document/render-page';
import base from '../styles/base.scss';

/* Wiring of the Node renderer: every component eagerly, each one's CSS as text. */

const sheets = require.context('../components', true, /^\.\/(\w+)\/\1\.scss$/);
const cssByFolder = new Map(
  sheets
    .keys()
    .map((key) => [key.split('/')[1]!.toLowerCase(), (sheets(key) as { default: string }).default]),
);
const cssByType = new Map(
  [...componentMap.keys()].map((type) => [
    type,
    // `ventora/components/form/text` lives in the folder FormText.
    cssByFolder.get(type.replace(/^.*\/components\//, '').replaceAll('/', '')) ?? '',
  ]),
);

export const renderPage = createPageRenderer(componentMap, createPageStyles(base, cssByType));
export type { RenderedPage, RenderRequest } from '../document/render-page';
export type { Assets } from '../document/Document';
