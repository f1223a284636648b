const { readdirSync } = require('node:fs');
const path = require('node:path');
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
    universal: ['dialog', 'inplace', 'layout', 'selection', 'session', 'sling', 'together'],
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
  ...['sizing/calculation', 'calculators/calculation', 'calculators/physics'].map((folder) =>
    arrow(
      `model-json/features/${folder}`,
      'model-json/core',
      'They calculate with figures; they know no content tree.',
    ),
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
  ...['shared', 'model-json/core', 'model-json/features', `${src}/core`, `${src}/features`].map((folder) =>
    arrow(folder, 'api', 'The entry points are for sites; what they name does not need them.'),
  ),
  arrow('model-json/features/search/engine', src, 'Search is below what draws its results.'),
  arrow('model-json/core/exporter', src, 'The exporter gives JSON; it knows no component.'),
];

const SOURCES = ['ui.frontend/src/**/*.{ts,tsx}', 'model-json/**/*.ts', 'shared/**/*.ts', 'api/*.ts'];
const HANDLERS = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];
const TESTS = ['**/*.test.{ts,tsx}'];
const restricted = (zones) => ({ 'arrows/no-restricted-paths': ['error', { zones }] });
const on = (plugin, ...names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));

/** Rules of ESLint run by oxlint, which needs a tenth of ESLint's time: most are written in Rust, the rest are plugins of ESLint's. */
module.exports = {
  ignorePatterns: [
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
  plugins: ['typescript'],
  jsPlugins: [
    { name: 'arrows', specifier: 'eslint-plugin-import-x' },
    { name: 'backtracking', specifier: 'eslint-plugin-regexp' },
  ],
  settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } } },
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    ...on(
      'eslint',
      ...['no-array-constructor', 'no-unused-expressions', 'no-var', 'prefer-const', 'prefer-rest-params'],
      'prefer-spread',
    ),
    ...on(
      'typescript',
      ...['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any'],
      ...['no-extra-non-null-assertion', 'no-misused-new', 'no-namespace', 'no-require-imports'],
      ...['no-non-null-asserted-optional-chain', 'no-this-alias', 'no-unnecessary-type-constraint'],
      ...['no-unsafe-declaration-merging', 'no-unsafe-function-type', 'no-wrapper-object-types'],
      ...['prefer-as-const', 'prefer-namespace-keyword', 'triple-slash-reference'],
    ),
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eslint/eqeqeq': ['error', 'always'],
    'eslint/max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'eslint/no-console': ['error', { allow: ['warn', 'error', 'debug'] }],
  },
  overrides: [
    {
      files: ['ui.frontend/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      // Not `no-redundant-roles`: Safari drops list semantics from styled lists unless the role is said.
      rules: {
        ...on(
          'jsx-a11y',
          ...['alt-text', 'anchor-has-content', 'anchor-is-valid', 'aria-activedescendant-has-tabindex'],
          ...['aria-props', 'aria-proptypes', 'aria-role', 'aria-unsupported-elements', 'autocomplete-valid'],
          ...['click-events-have-key-events', 'heading-has-content', 'html-has-lang', 'iframe-has-title'],
          ...['img-redundant-alt', 'interactive-supports-focus', 'label-has-associated-control'],
          ...['media-has-caption', 'mouse-events-have-key-events', 'no-access-key', 'no-autofocus'],
          ...['no-distracting-elements', 'no-interactive-element-to-noninteractive-role'],
          ...['role-has-required-aria-props', 'role-supports-aria-props', 'scope', 'tabindex-no-positive'],
        ),
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          {
            ul: ['listbox', 'menu', 'tree'],
            li: ['option', 'menuitem', 'treeitem'],
            fieldset: ['radiogroup'],
          },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: HANDLERS }],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          { allowExpressionValues: true, handlers: HANDLERS },
        ],
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
        ],
        ...on(
          'react',
          ...[
            'rules-of-hooks',
            'exhaustive-deps',
            'static-components',
            'use-memo',
            'immutability',
            'globals',
          ],
          ...['preserve-manual-memoization', 'incompatible-library', 'refs', 'set-state-in-effect', 'purity'],
          ...['error-boundaries', 'set-state-in-render', 'unsupported-syntax'],
          // Only kit/html/Html.tsx may; use RichText with a SafeHtml.
          'no-danger',
        ),
      },
    },
    {
      files: ['ui.frontend/src/core/kit/html/Html.tsx'],
      plugins: ['react'],
      rules: { 'react/no-danger': 'off' },
    },
    {
      // The author of a text chooses its length: an expression that takes the square of it stops the server.
      files: SOURCES,
      excludeFiles: TESTS,
      rules: {
        'backtracking/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'backtracking/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
      },
    },
    { files: SOURCES, excludeFiles: TESTS, rules: restricted([...rooms, ...featureArrows, ...arrows]) },
    {
      files: ['ui.frontend/src/{core,features}/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: { 'eslint/no-restricted-imports': ['error', { patterns: [sitesByName] }] },
    },
    {
      // Fixtures may take what other features share as samples.
      files: ['**/testing*.{ts,tsx}', '**/testing/**', '**/*.fixtures.ts', '**/*.cases.ts', '**/*-suite.ts'],
      rules: restricted([...featureArrows.filter(({ from }) => from !== './shared/features'), ...arrows]),
    },
    {
      // Any site may use these: their tests need no other feature either.
      files: ['{model-json,ui.frontend/src}/features/{documents,search}/**/*.test.{ts,tsx}'],
      rules: restricted(featureArrows),
    },
    { files: ['**/*.js'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      files: ['scripts/**', 'tests/**', 'model-json/programs/**'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
};
