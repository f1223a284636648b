import { MOBILE } from '../contract/documents';
import { Vocabulary } from '../text/Vocabulary';
import { keyOf, recordOf } from './record';

const vocabulary = new Vocabulary('de');
for (const word of ['kolben', 'kompressor', 'baustelle']) vocabulary.count(word, 1);

it('counts a word of the name eight times, of what a thing is four times, of the text once', () => {
  const document = {
    ...MOBILE,
    name: 'Kompressor',
    subject: 'Kompressor',
    body: 'Kompressor. Kompressor!',
    skus: [],
  };
  expect(recordOf(document, vocabulary)).toMatchObject({ words: { de: 'kompressor|14' } });
});

it('finds compounds by their parts, and figures by any version', () => {
  expect(recordOf({ ...MOBILE, figures: { maxPressure: [8, 10] } }, vocabulary)).toMatchObject({
    words: { de: expect.stringMatching(/\bkolbenkompressor\|4 kolb\|4 kompressor\|4\b/) },
    numbers: ['v105000', 'm270'],
    facets: { kind: ['product'], use: ['site', 'workshop'] },
    figures: { maxPressure: [8, 10] },
    first: { maxPressure: 8 },
    weight: 1,
  });
});

it('cuts a word that OpenSearch would cut', () => {
  const { words } = recordOf({ ...MOBILE, name: 'x'.repeat(1000) }, vocabulary) as { words: { de: string } };
  expect(words.de.split(' ')[0]).toBe(`${'x'.repeat(200)}|8`);
});

it('keeps keys short, however long a path is', () => {
  expect(keyOf(`/content/${'long/'.repeat(500)}`)).toHaveLength(27);
});
