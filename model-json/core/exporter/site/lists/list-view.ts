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
  /** Undefined for what is no page. */
  readonly page: Resource | undefined;
}

/** What visitors see of a list at the address that they ask for. */
export interface ListView {
  /** `tags` leads from an entry to all that are about the same. */
  readonly entries: readonly (Entry & { readonly tags: Model[] | undefined })[];
  /** What the list says of itself beyond its entries; nothing where it neither shows tags nor comes in pages. */
  readonly model: Model;
}

/** Whether a list can be narrowed down, by its author's `showTags`. */
export const showsTags = ({ properties }: Resource): boolean => flag(properties, 'showTags') ?? false;

/** How many entries a page of a list has, by its author's `pageSize`; 0 where it does not come in pages. */
export const pageSizeOf = ({ properties }: Resource): number =>
  Math.max(0, integer(properties, 'pageSize') ?? 0);

/** Narrows a list down to the `tag` of the address and turns to its `page`. */
export function listView(all: readonly Entry[], list: Resource, context: ExportContext): ListView {
  const withTags = showsTags(list);
  const size = pageSizeOf(list);
  if (!withTags && size === 0)
    return { entries: all.map((entry) => ({ ...entry, tags: undefined })), model: {} };

  const shop = componentOwner(list, context);
  const value = withTags ? choiceOf(context, 'tag') : '';
  const asked = askedTag(value, list, context);
  const tagged = all.map((entry) => ({
    ...entry,
    own: withTags ? listedTags(pageProperties(entry.page), list, context) : [],
  }));
  const wanted = value === '' ? tagged : tagged.filter(({ own }) => asked && isAbout(own, asked));
  const { items, model } = paged(wanted, size || Math.max(1, wanted.length), { tag: value }, shop);
  const link = (tag: ListedTag) => ({ title: tag.title, link: choiceLink(shop, { tag: tag.value }) });
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
      allLink: withTags ? choiceLink(shop, {}) : undefined,
      tagLinks: withTags
        ? inUse.map((tag) => ({ ...link(tag), current: tag.path === asked?.path }))
        : undefined,
    },
  };
}

/** What a list of one tag is called: its author says how, with `{0}` for the tag. */
const headingOf = ({ title }: ListedTag, list: Resource): string =>
  (text(list.properties, 'tagHeading') || '{0}').replace('{0}', () => title);
