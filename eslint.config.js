const { readdirSync } = require('node:fs');
const path = require('node:path');
const tseslint = require('typescript-eslint');
const hooks = require('eslint-plugin-react-hooks');
const a11y = require('eslint-plugin-jsx-a11y');
const regexp = require('eslint-plugin-regexp').default ?? require('eslint-plugin-regexp');
const importX = require('eslint-plugin-import-x').default ?? require('eslint-plugin-import-x');
const { featureArrows } = require('./scripts/feature-arrows');

/** `target` must not import from `from`: the arrows of docs/architecture.md. */
const arrow = (target, from, message) => ({ target: `./${target}`, from: `./${from}`, message });
const src = 'ui.frontend/src';
const core = `${src}/core`;

/** What each folder of the editor may use: the table of docs/editor.md. */
const editorArrows = (mayUse) =>
  Object.entries(mayUse).flatMap(([folder, used]) =>
    [...Object.keys(mayUse), 'app']
      .filter((other) => other !== folder && !used.includes(other))
      .map((other) =>
        arrow(
          `${core}/editor/${folder}`,
          `${core}/editor/${other}`,
          `${folder}/ may use ${used.join(', ') || 'nothing of the editor'}.`,
        ),
      ),
  );

/** What the core and features may ask of a site, by `#app` and `#site-server/site.config`. */
const configurations = readdirSync(path.join(__dirname, 'model-json/sites')).flatMap((name) =>
  ['app.ts', 'site.config.ts'].map((file) => `./${name}/${file}`),
);

const sharedFolders = readdirSync(path.join(__dirname, 'shared')).filter((name) => name !== 'features');

/** These hold for what runs: what only tests use may see how the whole works together. */
const rooms = ['model-json', src].flatMap((side) =>
  [side, 'shared'].map((other) =>
    arrow(`${side}/core`, `${other}/features`, 'The core knows no feature: a feature registers with it.'),
  ),
);
rooms.push(
  ...sharedFolders.map((name) =>
    arrow(`shared/${name}`, 'shared/features', 'What all use knows no feature: a feature adds to it.'),
  ),
);
['core', 'features'].forEach((room) =>
  rooms.push(
    arrow(`model-json/${room}`, 'model-json/programs', 'Programs wire core and features to a site.'),
    {
      ...arrow(`model-json/${room}`, 'model-json/sites', 'A site is composed of them; they know none.'),
      except: configurations,
    },
  ),
);
/** In the front end the build says which site `#site` is; nobody names one by its folder. */
const sitesByName = {
  group: ['**/sites/*/**', '**/sites/*'],
  message: 'Import from `#site/…`: the build says which site that is.',
};

const arrows = [
  ...['core', 'features'].map((room) =>
    arrow(`${src}/${room}`, 'model-json', 'The CMS is on the other side of HTTP.'),
  ),
  ...[`${core}/components`, `${src}/features`].flatMap((components) => [
    arrow(components, `${core}/authoring`, 'A component knows nothing of the editor.'),
    arrow(components, `${core}/entries`, 'Entries wire components, never the other way.'),
    arrow(components, `${core}/document`, 'A component knows nothing of the page around it.'),
  ]),
  arrow(`${core}/kit`, `${core}/components`, 'kit is below components.'),
  arrow(`${core}/kit`, `${core}/islands`, 'kit is below islands.'),
  arrow(`${core}/islands`, `${core}/authoring`, 'Visitors never get authoring code.'),
  arrow(`${core}/document`, `${core}/authoring`, 'Visitors never get authoring code.'),
  ...['authoring', 'components', 'document', 'islands', 'kit'].map((folder) =>
    arrow(`${core}/${folder}`, `${core}/editor`, 'Only entries start the editor.'),
  ),
  arrow(`${src}/features`, `${core}/editor`, 'Only entries start the editor.'),
  ...editorArrows({
    page: [],
    sling: [],
    session: ['sling', 'page'],
    selection: ['page', 'session', 'sling'],
    inplace: ['dialog', 'page', 'session', 'sling'],
    dialog: ['session', 'sling'],
    layout: ['page', 'selection', 'session', 'sling'],
    inheritance: ['dialog', 'selection', 'session', 'sling', 'versions'],
    rail: ['dialog', 'inheritance', 'layout', 'page', 'selection', 'session', 'sling', 'together'],
    panel: ['page', 'selection', 'session', 'sling'],
    publish: ['dialog', 'session', 'sling', 'versions'],
    versions: ['session', 'sling'],
    together: ['page', 'selection', 'session', 'sling'],
    properties: ['dialog', 'publish', 'session', 'sling'],
  }),
  arrow('model-json/core/repository', 'model-json/core/exporter', 'The repository is below the exporter.'),
  arrow('model-json/core/repository', 'model-json/core/server', 'The repository is below the server.'),
  arrow('model-json/core/exporter', 'model-json/core/server', 'The exporter is below the server.'),
  arrow(
    'model-json/features/search/engine',
    'model-json/core',
    'The engine is given documents; it knows no content tree.',
  ),
  arrow('model-json/features/geography', 'model-json/core', 'Geography knows no content tree.'),
  arrow(
    'model-json/features/sizing/calculation',
    'model-json/core',
    'Sizing calculates with figures; it knows no content tree.',
  ),
  arrow(
    'model-json/core/server',
    'model-json/core/ssr',
    'AEM calls the renderer; what stands for AEM here draws its pages itself.',
  ),
  ...['core/exporter', 'core/repository', 'features'].map((folder) =>
    arrow(
      'model-json/core/ssr',
      `model-json/${folder}`,
      'The renderer is given a model; it knows no content tree.',
    ),
  ),
  ...['model-json', 'ui.frontend', 'tests', 'scripts'].map((folder) => ({
    ...arrow('shared', folder, 'shared is below both sides of HTTP.'),
    ...(folder === 'model-json' && { except: configurations.map((file) => file.replace('./', './sites/')) }),
  })),
  arrow('model-json/features/search/engine', src, 'Search is below what draws its results.'),
  arrow('model-json/core/exporter', src, 'The exporter gives JSON; it knows no component.'),
];

module.exports = tseslint.config(
  {
    ignores: [
      'node_modules',
      'clientlibs',
      'dist',
      'data',
      'data-*',
      'model-json/sites/*/content',
      'model-json/sites/*/dam',
      'coverage',
      'test-results',
      'playwright-report',
      'target',
      'ui.apps/**/target',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error', 'debug'] }],
    },
  },
  {
    files: ['ui.frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      // Safari drops list semantics from styled lists unless the role is said; APG landmarks likewise in old readers.
      'jsx-a11y/no-redundant-roles': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Only kit/Html.tsx may; use RichText with a SafeHtml.',
        },
      ],
    },
  },
  {
    // The author of a text chooses its length: an expression that takes the square of it stops the server.
    files: ['ui.frontend/src/**/*.{ts,tsx}', 'model-json/**/*.ts', 'shared/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  { files: ['ui.frontend/src/core/kit/html/Html.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['ui.frontend/src/**/*.{ts,tsx}', 'model-json/**/*.ts', 'shared/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...rooms, ...featureArrows, ...arrows] }] },
  },
  {
    files: ['ui.frontend/src/{core,features}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [sitesByName] }] },
  },
  {
    // Fixtures may take what other features share as samples.
    files: ['**/testing*.{ts,tsx}', '**/testing/**', '**/*.fixtures.ts', '**/*.cases.ts', '**/*-suite.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...featureArrows.filter(({ from }) => from !== './shared/features'), ...arrows] },
      ],
    },
  },
  {
    // Any site may use these: their tests need no other feature either.
    files: ['{model-json,ui.frontend/src}/features/{documents,search}/**/*.test.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: featureArrows }] },
  },
  {
    files: ['**/*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['scripts/**', 'tests/**', 'model-json/programs/**'],
    rules: { 'no-console': 'off' },
  },
);
