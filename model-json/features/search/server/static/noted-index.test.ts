import type { SearchDocument } from '../../engine/SearchDocument';
import type { Site } from '../../../../core/server/pages/sites';
import { partly } from '../../../../../shared/testing/partly';
import { document } from '../index/testing';
import { isNotedIndex, isNoteOf, notesOf } from './noted-index';

const on = (site: string, one: SearchDocument): SearchDocument => ({ ...one, facets: { site: [site] } });

const notesFor = async (...documents: SearchDocument[]) => [
  ...(await notesOf({
    async *documents() {
      yield* documents;
    },
  })),
];

it('notes another state for the sites of a changed document, and the same for the others', async () => {
  const [gb, us] = [on('/gb', document('1')), on('/us', document('2'))];
  const before = await notesFor(gb, us);
  const after = await notesFor(us, on('/gb', document('1', 'Renamed')));
  const site = (path: string) => partly<Site>({ root: partly<Site['root']>({ path }) });
  const ofSite = (path: string, notes: string[]) => notes.filter((note) => isNoteOf(site(path), note));
  expect([before.length, before.every(isNotedIndex)]).toEqual([2, true]);
  expect(ofSite('/us', after)).toEqual(ofSite('/us', before));
  expect(ofSite('/gb', after)).not.toEqual(ofSite('/gb', before));
});
