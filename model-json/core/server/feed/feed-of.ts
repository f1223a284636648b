import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { linkTo, linksOf } from '../../exporter/shared/links/links';
import {
  childPages,
  displayTitle,
  pageDescription,
  pageLastModified,
  pageProperties,
} from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { siteName } from '../../exporter/site/page/site-name';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import { isFindable } from '../pages/is-findable';

/** An entry of a feed; its address is a path, its times are in milliseconds. */
export interface FeedEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly published: number;
  readonly updated: number;
}

/** The feed of a page. */
export interface Feed {
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly language: string;
  /** The feed's author. */
  readonly author: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** Enough for a reader who visits once a month. */
const LIMIT = 30;

/** The dated child pages of a page, as a feed; those with noindex are left out. */
export function feedOf({ models }: Instance, page: Resource): Feed {
  const context = models.context(page);
  const links = { ...linksOf(page, context), shadowingDisabled: true };
  const address = ({ path }: Resource) => linkTo(path, links).mappedUrl ?? path;
  const entries = childPages(page)
    .filter(isFindable)
    .flatMap((post) => entryOf(post, address(post)) ?? [])
    .sort((one, other) => other.published - one.published);
  return {
    path: address(page),
    title: displayTitle(page) ?? page.name,
    subtitle: pageDescription(page),
    language: languageTag(localeOf(page)),
    author: siteName(page, context.tree) ?? '',
    entries: entries.slice(0, LIMIT),
  };
}

function entryOf(post: Resource, path: string): FeedEntry | undefined {
  const published = Date.parse(text(pageProperties(post), 'date') ?? '');
  if (Number.isNaN(published)) return undefined;
  return {
    path,
    title: displayTitle(post) ?? post.name,
    summary: pageDescription(post),
    published,
    updated: Math.max(published, pageLastModified(post) ?? 0),
  };
}
