import type { TocItem } from '../../components/TableOfContents/TableOfContents.model';

/** A heading in a table of contents. */
export interface ListedHeading {
  id: string;
  text: string;
  /** 1 to 6. */
  level: number;
}

interface Entry extends TocItem {
  children: Entry[];
}

/** Turns headings in page order into a tree: each below the nearest preceding one of a higher rank. */
export function nest(headings: readonly ListedHeading[]): readonly TocItem[] {
  const top: Entry[] = [];
  const open: { level: number; entry: Entry }[] = [];
  for (const { id, text, level } of headings) {
    let around = open.at(-1);
    for (; around && around.level >= level; around = open.at(-1)) open.pop();
    const entry: Entry = { id, text, children: [] };
    (around?.entry.children ?? top).push(entry);
    open.push({ level, entry });
  }
  return top;
}
