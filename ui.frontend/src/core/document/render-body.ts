import type { Problem } from './Problem';
import type { createPageRenderer, RenderRequest } from './render-page';

/** The content of a published page's body. */
export interface RenderedBody {
  readonly html: string;
  /** What could not be shown; the rest of the page is unaffected. */
  readonly problems: readonly Problem[];
}

/** Styles for the head, which AEM's page provides. */
const NONE = { script: 'none.js', fonts: [] };

/** AEM's page already contains this element, so only its content is returned. */
const ROOT_ID = ' id="spa-root"';

/**
 * Creates the renderer of the content of `#spa-root` in AEM's page. It is cut out of the whole page: another root in
 * the React tree would change ids (`useId`), and AEM and publish would send different pages.
 */
export const createBodyRenderer =
  (renderPage: ReturnType<typeof createPageRenderer>) =>
  ({ model, origin }: Pick<RenderRequest, 'model' | 'origin'>): RenderedBody => {
    const { html, problems } = renderPage({ model, origin, assets: NONE });
    const start = html.indexOf('>', html.indexOf('<body')) + 1;
    const body = html.slice(start, html.lastIndexOf('</body>'));
    return { html: body.replace(ROOT_ID, ''), problems };
  };
