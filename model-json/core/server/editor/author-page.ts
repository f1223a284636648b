import type { WcmMode } from '../../exporter/Exporter';
import { styleOf } from '../../exporter/shared/component-model';
import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { mapPath } from '../../exporter/shared/links/map-path';
import { contentOf, containingPage, displayTitle } from '../../exporter/shared/pages';
import { flag } from '../../exporter/shared/properties';
import { brandOf } from '../../exporter/site/page/page-brand';
import type { Resource } from '../../repository/Resource';
import type { Frontend } from '../frontend/frontend';
import { wordsFor } from './application-document';
import { escapeHtml } from '../http/html';
import type { Models } from '../pages/Models';

export interface AuthorPageOptions {
  readonly page: Resource;
  readonly wcmMode: Exclude<WcmMode, 'disabled'>;
  readonly models: Models;
  readonly frontend: Frontend;
  /** Markup added in development. */
  readonly inject?: string;
  /** The release whose copy of the page it is: the model is that of the copy. */
  readonly launch?: string | undefined;
}

/** A page as opened by the editor: AEM's head, an empty root, and the application that renders the model into it. */
export function authorPage({
  page,
  wcmMode,
  models,
  frontend,
  inject = '',
  launch,
}: AuthorPageOptions): string {
  const files = [...frontend.entry('styles'), ...frontend.entry('spa')];
  const styles = files.filter((file) => file.endsWith('.css'));
  // The editor's messages (`cq.authoring.pagemodel.messaging`) must load before the application that listens to them.
  const scripts = [
    ...new Set([...wordsFor(frontend), ...frontend.entry('messaging'), ...frontend.entry('spa')]),
  ].filter((file) => file.endsWith('.js'));
  const brand = brandOf(page);
  const theme = brand ? ` data-theme="${escapeHtml(brand)}"` : '';
  const { path } = hierarchyRoot(page, models);
  const root = launch === undefined ? models.context(page).map(path) : mapPath(launch + path);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(languageTag(localeOf(page)))}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(displayTitle(page) ?? page.name)}</title>`,
    meta('cq:pagemodel_root_url', `${root}.model.json`),
    meta('cq:datatype', 'JSON'),
    meta('cq:wcmmode', wcmMode),
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    '</head><body><div id="spa-root"></div>',
    ...scripts.map((file) => `<script src="${escapeHtml(file)}"></script>`),
    `${inject}</body></html>`,
  ].join('\n');
}

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;

/** The page or its nearest ancestor whose policy sets `isRoot` (HierarchyUtils); the page itself if there is none. */
function hierarchyRoot(page: Resource, models: Models): Resource {
  for (let candidate: Resource | undefined = page; candidate; candidate = containingPage(candidate.parent)) {
    const content = contentOf(candidate);
    if (content && flag(styleOf(content, models.context(candidate)), 'isRoot')) return candidate;
  }
  return page;
}
