import '../kit/public-path';
import { AuthoringUtils } from '@adobe/aem-spa-page-model-manager';
import { createRoot } from 'react-dom/client';
import { AuthoredPage } from '../authoring/AuthoredPage';
import { forNewNodes } from '../authoring/for-new-nodes';
import { loadPage } from '../authoring/load-page';
import { mapComponents } from '../authoring/map-components';
import { componentMap } from '../component-map';
import { islands } from '../islands/registry';
import { reportFailure } from '../islands/report-failure';
import { startIslands } from '../islands/start-islands';
import { stopIslands } from '../islands/stop-islands';
import type { WcmMode } from '../kit/rendering';

/* Entry point of the authors' page, and of a published page that the server could not render. */

const mode: WcmMode = AuthoringUtils.isPreviewMode()
  ? 'preview'
  : AuthoringUtils.isInEditor()
    ? 'edit'
    : 'disabled';
const mapping = mapComponents(componentMap);

async function start(root: HTMLElement): Promise<void> {
  try {
    const page = await loadPage();
    // Not hydrated: the server's HTML does not contain the SDK's wrappers.
    root.replaceChildren();
    createRoot(root).render(<AuthoredPage page={page} mode={mode} mapping={mapping} />);
    if (mode === 'edit') return;
    forNewNodes(root, { added: (part) => startIslands(part, islands, reportFailure), removed: stopIslands });
  } catch (error) {
    console.error('spa: the page could not be rendered:', error);
    if (mode !== 'disabled') root.textContent = `The page's model could not be loaded: ${reason(error)}`;
  }
}

/** The SDK rejects with `{ response }` if the server returned an error. */
function reason(error: unknown): string {
  const response =
    typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
  return response instanceof Response ? `${response.status} ${response.url}` : String(error);
}

const root = document.getElementById('spa-root');
if (root) void start(root);
else console.error('spa: the page has no element with the id "spa-root"');
