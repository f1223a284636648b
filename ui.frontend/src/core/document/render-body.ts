import type { Problem } from './Problem';
import type { createPageRenderer, RenderRequest } from './render-page';

/** What stands inside the body of a published page. */
export interface RenderedBody {
  readonly html: string;
  /** What could not be shown; the rest of the page stands. */
  readonly problems: readonly Problem[];
}

/** They stand in the head, which AEM's page has of its own. */
const NONE = { script: 'none.js', fonts: [] };

/** AEM's page has the element already that the answer goes into. */
const ROOT_ID = ' id="spa-root"';

/**
 * Makes the renderer of what AEM writes into its page's `#spa-root`. It is cut out of the whole page: a tree with another
 * root would give other ids (React's useId), and then AEM and publish would send two different pages.
 */
export const createBodyRenderer =
  (renderPage: ReturnType<typeof createPageRenderer>) =>
  ({ model, origin }: Pick<RenderRequest, 'model' | 'origin'>): RenderedBody => {
    const { html, problems } = renderPage({ model, origin, assets: NONE });
    const start = html.indexOf('>', html.indexOf('<body')) + 1;
    const body = html.slice(start, html.lastIndexOf('</body>'));
    return { html: body.replace(ROOT_ID, ''), problems };
  };
