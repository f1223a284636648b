import { renderToStaticMarkup } from 'react-dom/server';
import type { TocItem } from '../../components/TableOfContents/TableOfContents.model';
import { TocList } from '../../components/TableOfContents/TocList';
import { nest } from './toc-nesting';
import { outlineOf, type OutlineHeading, type TocPlaceholder } from './toc-outline';

interface Edit {
  at: number;
  /** Characters dropped from ids. */
  remove: number;
  insert: string;
}

/** In every page with a table of contents. */
export const TABLE_OF_CONTENTS = 'cmp-toc__placeholder';

/** A page with its tables of contents, and their entries by component id. */
export interface WithContents {
  html: string;
  contents: Readonly<Record<string, readonly TocItem[]>>;
}

/**
 * Fills the tables of contents of a page. Core Components do so in a servlet filter, with the same ids: the heading's
 * text in lower case with `-` for white space, and `-1`, `-2` for duplicates. Authored ids are kept.
 *
 * @param html a whole page; returned unchanged if it has no table of contents
 */
export function withTablesOfContents(html: string): WithContents {
  if (!html.includes(TABLE_OF_CONTENTS)) return { html, contents: {} };
  const contents: Record<string, readonly TocItem[]> = {};
  const { headings, placeholders, ids } = outlineOf(html);
  const idFor = headingIds(ids);
  const edits = placeholders.map((placeholder): Edit => {
    const listed = headings.filter((heading) => isListed(heading, placeholder));
    // An empty navigation landmark helps nobody.
    if (listed.length === 0)
      return { at: placeholder.navStart, remove: placeholder.navEnd - placeholder.navStart, insert: '' };
    const items = nest(listed.map((heading) => ({ ...heading, id: idFor(heading) })));
    if (placeholder.navId !== undefined) contents[placeholder.navId] = items;
    const list = renderToStaticMarkup(<TocList items={items} listType={placeholder.listType} />);
    return {
      at: placeholder.start,
      remove: placeholder.end - placeholder.start,
      insert: `<div class="cmp-toc__content">${list}</div>`,
    };
  });
  return { html: apply(html, [...edits, ...idFor.edits]), contents };
}

function isListed(heading: OutlineHeading, placeholder: TocPlaceholder): boolean {
  const { startLevel, stopLevel, includeClasses, ignoreClasses, main } = placeholder;
  const has = (name: string) => heading.classes.has(name);
  return (
    heading.main === main &&
    heading.level >= startLevel &&
    heading.level <= stopLevel &&
    (includeClasses.length === 0 || includeClasses.some(has)) &&
    !ignoreClasses.some(has)
  );
}

/** Gives each listed heading an id, once, and collects the edits that write new ones. */
function headingIds(taken: Set<string>) {
  const given = new Map<OutlineHeading, string>();
  const edits: Edit[] = [];
  const idFor = (heading: OutlineHeading): string => {
    const known = given.get(heading) ?? heading.id;
    if (known !== undefined) return known;
    const slug = heading.text.toLowerCase().replace(/\s/g, '-');
    // The section that it opens already has this anchor, so both share one address.
    const id = heading.ancestorIds.includes(slug) ? slug : unused(slug, taken);
    given.set(heading, id);
    if (!taken.has(id)) {
      taken.add(id);
      edits.push({ at: heading.tagEnd, remove: 0, insert: ` id="${escapeAttribute(id)}"` });
    }
    return id;
  };
  return Object.assign(idFor, { edits });
}

function unused(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let n = 1; taken.has(id); n += 1) id = `${slug}-${n}`;
  return id;
}

const escapeAttribute = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function apply(html: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { at, remove, insert } of [...edits].sort((a, b) => a.at - b.at)) {
    if (at < from) continue; // inside a removed part
    result += html.slice(from, at) + insert;
    from = at + remove;
  }
  return result + html.slice(from);
}
