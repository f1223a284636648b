import type { KnownComponent } from '../../../../../../shared/authoring/template';

export interface ComponentGroup {
  readonly title: string;
  /** Those that match a search. */
  readonly components: readonly KnownComponent[];
  readonly all: readonly KnownComponent[];
}

/** How a policy stores a whole group. */
export const groupEntry = (group: string): string => `group:${group}`;

/** Components by group, without groups of which nothing matches the words. */
export function groupsOf(components: readonly KnownComponent[], words: string): ComponentGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(components.map(({ group }) => group))].flatMap((title) => {
    const all = components.filter(({ group }) => group === title);
    const found = all.filter((one) => {
      const text = `${one.title} ${one.resourceType} ${one.group}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ title, components: found, all }] : [];
  });
}

/** Entries that name nothing that is there. */
export const unknownIn = (entries: readonly string[], components: readonly KnownComponent[]): string[] =>
  entries.filter(
    (entry) => !components.some(({ path, group }) => entry === path || entry === groupEntry(group)),
  );

/** With the entry or, if it was there, without it; the others stay in their order. */
export const toggled = (entries: readonly string[], entry: string): string[] =>
  entries.includes(entry) ? entries.filter((each) => each !== entry) : [...entries, entry];
