import type { LanguageCopy } from '../../../../../shared/authoring/translation';
import { copyStates } from './copy-texts';

const copy: LanguageCopy = {
  path: '/content/site/de/de/products',
  language: 'de-DE',
  state: 'draft',
  isPublished: false,
  isFollowing: false,
  changes: 0,
  isAsSource: true,
};
const textsOf = (more: Partial<LanguageCopy>) => copyStates({ ...copy, ...more }).map(({ text }) => text);

it('says that a copy which still has the source’s texts is not translated', () => {
  expect(textsOf({})).toEqual(['Not translated yet']);
});

it('does not call a copy untranslated that came with texts of its own', () => {
  expect(textsOf({ isAsSource: false, isPublished: true })).toEqual([
    'Never marked as translated',
    'Published',
  ]);
});

it('says of a live copy only that it follows another page, unless somebody translated it', () => {
  expect(textsOf({ isFollowing: true })).toEqual(['Follows another page']);
  expect(textsOf({ isFollowing: true, state: 'stale', changes: 1 })).toEqual([
    'Stale: 1 text changed',
    'Follows another page',
  ]);
});
