import { RecipeCopy } from './recipes';

const MINUTE = 60_000;
jest.setTimeout(20 * MINUTE);

/* What a recipe makes is as good as the rest: types, lint and the contracts of every component hold for it. */
let copy: RecipeCopy;
beforeAll(() => {
  copy = new RecipeCopy();
  copy.run('scripts/new.ts', 'component', 'QuoteOfTheDay');
  copy.run('scripts/new.ts', 'field', 'QuoteOfTheDay.source');
  copy.run('scripts/generate.ts');
});
afterAll(() => copy.delete());

it('passes types', () => void copy.run('tsc', '--noEmit', '-p', 'tsconfig.json'));

it('passes lint', () => {
  copy.run('eslint', 'ui.frontend/src/core/components/QuoteOfTheDay', 'model-json/core/exporter/site');
});

it('passes the contracts of components, dialogs and the library', () => {
  copy.run('jest', 'tests/contract', '--coverage=false');
});
