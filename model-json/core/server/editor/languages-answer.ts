import type { LanguageVersion, PageLanguages } from '../../../../shared/authoring/page-languages';
import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { displayTitle, getPage, isPage } from '../../exporter/shared/pages';
import { inLanguages } from '../../exporter/site/page/page-languages';
import { sourcesOf } from '../../repository/derived/sources-of';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { publicationOf } from '../replicate/publication';
import type { Asked } from '../sling/Handler';

/** `.languages.json`: where the same page is in the other languages of its site, and what visitors see of it there. */
export function languagesAnswer({ instance, resource }: Asked): PageLanguages | undefined {
  const { repository, publish = repository } = instance;
  return isPage(resource) ? languagesOf(resource, repository, publish) : undefined;
}

function languagesOf(page: Resource, author: Repository, publish: Repository): PageLanguages {
  const known = inLanguages(page, author);
  if (!known?.homes.some((home) => `${home.path}${known.below}` === page.path))
    return { site: '', versions: [] };
  const { site, homes, below } = known;
  return {
    site: displayTitle(site) ?? site.name,
    versions: homes.map((home): LanguageVersion => {
      const path = home.path + below;
      const there = getPage(author, path);
      const tag = languageTag(localeOf(there ?? home));
      if (!there) return { path, tag, state: 'missing' };
      const { published, changedSince } = publicationOf(there, author, publish);
      const isFollowing = [...sourcesOf(there)].some((source) => source !== path);
      const state = !published ? 'unpublished' : changedSince ? 'changed' : 'published';
      return { path, tag, state, ...(isFollowing && { isFollowing }) };
    }),
  };
}
