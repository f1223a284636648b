import '../kit/public-path';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleAt } from '../console/shell/address';
import { screens } from '../console/screens';
import { trustCleanHtml } from '../kit/html/trusted-html';
import '../console/console.scss';

/* Entry point of the consoles: sites, and those that `shared/addresses/consoles.ts` lists. */

trustCleanHtml();

const root = document.getElementById('console');
const shown = consoleAt(location.pathname);
if (root && shown) {
  const Screen = screens[shown.id];
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Screen />
      </Suspense>
    </StrictMode>,
  );
} else console.error(`console: nothing to show at ${location.pathname}`);
