import { sendUniversalPage } from './send-universal-page';
import type { UniversalEditor } from './UniversalEditor';
import { universalRoutes } from './universal-routes';

export const universalEditor: UniversalEditor = { routes: universalRoutes, sendPage: sendUniversalPage };
