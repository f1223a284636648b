import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { flag, text } from '../../exporter/shared/properties';
import { styleOf } from '../../exporter/shared/component-model';
import { mapPath } from '../../exporter/shared/links/map-path';
import { contentOf, containingPage, displayTitle, pageProperties } from '../../exporter/shared/pages';
import { brandOf } from '../../exporter/site/page/page-brand';
import type { WcmMode } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import { escapeHtml } from '../http/html';
import type { Models } from './Models';

export interface BrowserPageOptions {
  readonly page: Resource;
  readonly wcmMode: WcmMode;
  readonly models: Models;
  /** Addresses of what it loads, in order. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Markup added in development. */
  readonly inject?: string;
  /** The release whose copy of the page it is: the model is that of the copy. */
  readonly launch?: string | undefined;
}

/**
 * A page that is drawn in the browser: AEM's head, an empty root, and the application that renders the model into it.
 * Only authors' pages name their mode.
 */
export function browserPage({
  page,
  wcmMode,
  models,
  styles,
  scripts,
  inject = '',
  launch,
}: BrowserPageOptions): string {
  const brand = brandOf(page);
  const theme = brand ? ` data-theme="${escapeHtml(brand)}"` : '';
  const { path } = hierarchyRoot(page, models);
  const root = launch === undefined ? models.context(page).map(path) : mapPath(launch + path);
  const description = text(pageProperties(page), 'jcr:description');
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(languageTag(localeOf(page)))}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(displayTitle(page) ?? page.name)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    meta('cq:pagemodel_root_url', `${root}.model.json`),
    ...(wcmMode === 'disabled' ? [] : [meta('cq:datatype', 'JSON'), meta('cq:wcmmode', wcmMode)]),
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
