import { RecipeCopy } from './recipes';

const MINUTE = 60_000;
jest.setTimeout(20 * MINUTE);

/* Code from a recipe is as good as the rest: it passes types, lint and the contracts of every component. */
let copy: RecipeCopy;
beforeAll(() => {
  copy = new RecipeCopy();
  copy.run('scripts/new.ts', 'component', 'QuoteOfTheDay');
  copy.run('scripts/new.ts', 'field', 'QuoteOfTheDay.source');
  copy.run('scripts/generate.ts');
});
afterAll(() => copy.delete());

it('scaffolds a component that passes type checks', () =>
  void copy.run('tsc', '--noEmit', '-p', 'tsconfig.json'));

it('scaffolds a component that passes lint', () => {
  copy.run('eslint', 'ui.frontend/src/core/components/QuoteOfTheDay', 'model-json/core/exporter/site');
});

it('scaffolds a component that passes the contracts of components, dialogs and the library', () => {
  copy.run('jest', 'tests/contract', '--coverage=false');
});
