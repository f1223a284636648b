import { hash } from 'node:crypto';
import type { SearchEngine } from '../../engine/SearchEngine';
import { PLACES } from '../search-schema';
import type { Site } from '../../../../core/server/pages/sites';

/** What a noted index begins with; its hash and the root of the site follow. */
const KIND = 'search-index ';

/** What an index has of each site, as it is noted of files that are made from all of it. */
export async function notesOf(engine: Pick<SearchEngine, 'documents'>): Promise<ReadonlySet<string>> {
  const bySite = new Map<string, string[]>();
  for await (const document of engine.documents()) {
    const own = hash('sha1', JSON.stringify(document));
    for (const root of document.facets?.[PLACES.site] ?? []) {
      const known = bySite.get(root);
      if (known) known.push(own);
      else bySite.set(root, [own]);
    }
  }
  const notes = [...bySite].map(([root, all]) => `${KIND}${hash('sha1', all.sort().join())} ${root}`);
  return new Set(notes);
}

export const isNotedIndex = (noted: string): boolean => noted.startsWith(KIND);

export const isNoteOf = ({ root }: Site, note: string): boolean => note.endsWith(` ${root.path}`);
