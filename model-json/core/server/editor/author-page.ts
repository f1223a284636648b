import type { WcmMode } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import type { Frontend } from '../frontend/frontend';
import { browserPage } from '../pages/browser-page';
import type { Models } from '../pages/Models';
import type { SpaBuild } from '../spa/SpaApp';
import { wordsFor } from './application-document';

export interface AuthorPageOptions {
  readonly page: Resource;
  readonly wcmMode: Exclude<WcmMode, 'disabled'>;
  readonly models: Models;
  readonly frontend: Frontend;
  /** The application that draws the page. @default the site's */
  readonly spa?: SpaBuild | undefined;
  /** Markup added in development. */
  readonly inject?: string;
  /** The release whose copy of the page it is: the model is that of the copy. */
  readonly launch?: string | undefined;
}

/** A page as opened by the editor. */
export function authorPage({ frontend, spa, ...page }: AuthorPageOptions): string {
  // The editor's messages (`cq.authoring.pagemodel.messaging`) must load before the application that listens to them.
  const messaging = frontend.entry('messaging');
  const { styles, scripts } = spa ?? siteApplication(frontend);
  return browserPage({
    ...page,
    styles: [...(spa ? messaging.filter(isStyle) : []), ...styles],
    scripts: [...new Set([...(spa ? [] : wordsFor(frontend)), ...messaging, ...scripts])].filter(isScript),
  });
}

const siteApplication = (frontend: Frontend) => ({
  styles: [...frontend.entry('styles'), ...frontend.entry('spa')].filter(isStyle),
  scripts: frontend.entry('spa'),
});

const isStyle = (file: string): boolean => file.endsWith('.css');
const isScript = (file: string): boolean => file.endsWith('.js');
