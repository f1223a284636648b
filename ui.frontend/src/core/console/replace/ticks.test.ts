import type { FoundPage, FoundText } from '../../../../../shared/authoring/found-texts';
import { keyOf, keysOf, replaceable, tickedTexts, withTicks } from './ticks';

const match = { before: '', match: 'pump', after: '' };
const text: FoundText = {
  node: '/content/a/jcr:content/t',
  property: 'text',
  path: '/content/a/jcr:content/t',
  field: 'text',
  component: 'Text',
  state: 's',
  matches: [match, match],
};
const page: FoundPage = {
  path: '/content/a',
  title: 'A',
  kind: 'page',
  texts: [text, { ...text, property: 'alt', refusal: 'ann has locked it.' }],
};

it('ticks all that can be replaced at first', () => {
  expect(keysOf([page])).toEqual([keyOf(text, 0), keyOf(text, 1)]);
  expect(tickedTexts(page, new Set())).toEqual([
    { node: text.node, property: 'text', state: 's', matches: [0, 1] },
  ]);
});

it('leaves out what is unticked, and texts of which nothing is left', () => {
  const one = withTicks(new Set(), [keyOf(text, 0)], false);
  expect(tickedTexts(page, one)[0]?.matches).toEqual([1]);
  const none = withTicks(one, keysOf([page]), false);
  expect(tickedTexts(page, none)).toEqual([]);
  expect(tickedTexts(page, withTicks(none, keysOf([page]), true))).toHaveLength(1);
});

it('can leave out what cannot be replaced', () => {
  const refused = { ...page, path: '/content/b', texts: [{ ...text, refusal: 'ann has locked it.' }] };
  expect(replaceable([page, refused])).toEqual([{ ...page, texts: [text] }]);
});
