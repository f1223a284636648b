import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model } from '../../Exporter';
import { pageProperties } from '../../shared/pages';
import { flag, integer, text } from '../../shared/properties';
import { choiceLink, choiceOf } from '../../shared/links/choice-links';
import { paged } from '../../shared/paging';
import { componentOwner } from '../../shared/component-owner';
import { askedTag, inTagOrder, isAbout, listedTags, type ListedTag } from './listed-tags';

interface Entry {
  readonly item: Model;
  /** Undefined for entries that are not pages. */
  readonly page: Resource | undefined;
}

/** The part of a list that visitors see at the requested address. */
export interface ListView {
  /** `tags` link from an entry to all entries with the same tag. */
  readonly entries: readonly (Entry & { readonly tags: Model[] | undefined })[];
  /** The list's own keys besides its entries; empty if it has neither tags nor pages. */
  readonly model: Model;
}

/** Whether visitors can filter a list, set by its author's `showTags`. */
export const showsTags = ({ properties }: Resource): boolean => flag(properties, 'showTags') ?? false;

/** Number of entries per page, set by its author's `pageSize`; 0 if the list is not paged. */
export const pageSizeOf = ({ properties }: Resource): number =>
  Math.max(0, integer(properties, 'pageSize') ?? 0);

/** Filters a list by the `tag` of the address and selects its `page`. */
export function listView(all: readonly Entry[], list: Resource, context: ExportContext): ListView {
  const withTags = showsTags(list);
  const size = pageSizeOf(list);
  if (!withTags && size === 0)
    return { entries: all.map((entry) => ({ ...entry, tags: undefined })), model: {} };

  const owner = componentOwner(list, context);
  const value = withTags ? choiceOf(context, 'tag') : '';
  const asked = askedTag(value, list, context);
  const tagged = all.map((entry) => ({
    ...entry,
    own: withTags ? listedTags(pageProperties(entry.page), list, context) : [],
  }));
  const wanted = value === '' ? tagged : tagged.filter(({ own }) => asked && isAbout(own, asked));
  const { items, model } = paged(wanted, size || Math.max(1, wanted.length), { tag: value }, owner);
  const link = (tag: ListedTag) => ({ title: tag.title, link: choiceLink(owner, { tag: tag.value }) });
  const inUse = inTagOrder(
    tagged.flatMap(({ own }) => own),
    list,
    context.tree,
  );
  return {
    entries: items.map(({ own, ...entry }) => ({ ...entry, tags: withTags ? own.map(link) : undefined })),
    model: {
      ...model,
      heading: asked && headingOf(asked, list),
      allLink: withTags ? choiceLink(owner, {}) : undefined,
      tagLinks: withTags
        ? inUse.map((tag) => ({ ...link(tag), current: tag.path === asked?.path }))
        : undefined,
    },
  };
}

/** The heading of a list of one tag: set by its author, with `{0}` for the tag. */
const headingOf = ({ title }: ListedTag, list: Resource): string =>
  (text(list.properties, 'tagHeading') || '{0}').replace('{0}', () => title);
