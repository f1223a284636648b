import { RecipeCopy } from './recipes';

let copy: RecipeCopy;
beforeAll(() => (copy = new RecipeCopy()));
afterAll(() => copy.delete());

it('scaffolds a component that is formatted and passes its own test, and adds a field to it', () => {
  const made = copy.run('scripts/new.ts', 'component', 'QuoteOfTheDay');
  copy.run('scripts/new.ts', 'field', 'QuoteOfTheDay.source');
  copy.run('scripts/generate.ts');
  copy.run('prettier', '--check', ...RecipeCopy.written(made).filter((file) => !file.endsWith('.java')));
  copy.run('jest', 'QuoteOfTheDay', '--coverage=false');
  const field = /source/;
  expect(copy.read('ui.apps/core/src/main/java/com/ventora/core/models/QuoteOfTheDayModel.java')).toMatch(field);
  expect(copy.read('ui.apps/src/main/content/jcr_root/apps/ventora/components/quoteoftheday/_cq_dialog/.content.xml')).toMatch(field);
}, 120_000); // prettier-ignore

it.each([
  ['an invalid name', ['component', 'quote'], 'one is written like QuoteOfTheDay'],
  ['an existing name', ['component', 'Teaser'], 'Teaser/Teaser.model.ts is there already'],
  ['a field of an unknown component', ['field', 'Poem.verse'], 'There is no component “Poem”'],
  ['a field without a name', ['field', 'Teaser'], 'one is written like Teaser.subtitle'],
  ['an unknown recipe', ['page', 'Home'], 'npm run new component|field NAME'],
])('writes nothing for %s, and explains what is expected', (_, words, message) => {
  const { status, stdout, stderr } = copy.attempt('scripts/new.ts', ...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});
