import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { RecipeCopy } from './recipes';

const MINUTE = 60_000;
jest.setTimeout(20 * MINUTE);

/* Code from a recipe is as good as the rest: it passes types, lint and the contracts of every component. */
let copy: RecipeCopy;
beforeAll(() => {
  copy = new RecipeCopy();
  // A contract asks git for the sources that there are.
  execFileSync('git', ['init', '-q'], { cwd: copy.dir });
  copy.run('scripts/new.ts', 'component', 'QuoteOfTheDay');
  copy.run('scripts/new.ts', 'field', 'QuoteOfTheDay.source');
  copy.run('scripts/new.ts', 'language', 'it');
  copy.run('scripts/new.ts', 'feature', 'events');
  copy.run('scripts/new.ts', 'site', 'museum');
  copy.run('tsx', '--conditions=harbour', 'scripts/new.ts', 'feature', 'clubs', '--site=harbour');
  copy.run('tsx', '--conditions=harbour', 'scripts/generate.ts');
  copy.run('scripts/generate.ts');
});
afterAll(() => copy.delete());

it('scaffolds what passes type checks', () => void copy.run('tsc', '--noEmit', '-p', 'tsconfig.json'));

const made = [
  'ui.frontend/src/core/components/QuoteOfTheDay',
  'ui.frontend/src/features/clubs',
  'ui.frontend/src/features/events',
  'ui.frontend/src/sites',
  'model-json/core/exporter/site',
  'model-json/features/clubs',
  'model-json/features/events',
  'model-json/sites',
  'shared/words',
];

it('scaffolds what passes lint', () => {
  copy.run('oxlint', '-c', 'oxlint.config.js', '--max-warnings', '0', ...made);
});

it('scaffolds what passes the contracts of components, dialogs and the library', () => {
  copy.run('jest', 'tests/contract', '--coverage=false');
});

it('scaffolds a site and features that keep to themselves', () => {
  copy.run('jest', 'tests/start/site-sources', 'tests/start/chosen-site', '--coverage=false');
});

it('scaffolds a language that the search tests accept', () => {
  copy.run('jest', 'model-json/features/search', 'tests/search', 'shared', '--coverage=false');
});

it('builds the new site without the new features of other sites', () => {
  copy.site = 'museum';
  copy.run('webpack', '--mode', 'production');
  expect(existsSync(copy.at('dist/sites/museum/clientlibs/manifest.json'))).toBe(true);
  expect(copy.read('dist/sites/museum/dist/server.js')).not.toMatch(/cmp-(?:clubs|events)/);
});
