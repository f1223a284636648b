import '../kit/public-path';
import { startFeatures } from '#site/start';
import { widgetNames } from '#site/widgets';
import { startAnchors } from '../islands/anchors';
import { keysScrollAtOnce } from '../islands/keys-scroll-at-once';
import { followHistory } from '../islands/follow-history';
import { islands } from '../islands/registry';
import { startUnits } from '../islands/start-units';
import { reportFailure } from '../islands/report-failure';
import { trustOwnScripts } from '../islands/trust-own-scripts';
import { startIslands } from '../islands/start-islands';
import { designLibraryVersion } from '../design-library';
import { APP_ID } from '../../../../shared/addresses/app';

/* Entry point of a published page. */

const start = (root: ParentNode = document) => {
  startIslands(root, islands, reportFailure);
  for (const name of widgetNames) {
    if (!root.querySelector(`[data-island="${name}"]`)) console.debug(`no element matches ${name}`);
  }
};

const page = window as unknown as Record<string, SiteOnPage | undefined>;
page[APP_ID] = { ...page[APP_ID], start };
try {
  sessionStorage.setItem('designLibraryVersion', designLibraryVersion);
} catch {
  // Storage may be refused; nothing on the page needs it.
}
trustOwnScripts();

/** A page that a browser opens ahead does nothing until it is shown: no consent question, no slide, no video. */
const begin = () => {
  startAnchors();
  keysScrollAtOnce();
  followHistory();
  startFeatures();
  startUnits();
  start();
};
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();

// The server sent no content because a renderer was down: the authors' application renders the page in the browser.
const spaRoot = document.getElementById('spa-root');
if (spaRoot && spaRoot.childElementCount === 0) void import('./spa');
