import { applicationReads } from './application-reads';
import { sendUniversalPage } from './send-universal-page';
import type { UniversalEditor } from './UniversalEditor';
import { universalRoutes } from './universal-routes';
import { universalScreen } from './universal-screen';

/** @param origins of other pages that the screen may show */
export const universalEditorWith = (origins: readonly string[]): UniversalEditor => ({
  origins,
  routes(app, instance) {
    applicationReads(app, origins);
    universalRoutes(app, instance);
    universalScreen(app, instance, origins);
  },
  sendPage: sendUniversalPage,
});

/** With a screen that shows author's own pages only. */
export const universalEditor: UniversalEditor = universalEditorWith([]);
