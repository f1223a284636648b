const { readdirSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { BudgetPlugin } = require('./scripts/build/budget-plugin');
const { StyleBudgetPlugin } = require('./scripts/build/style-budget-plugin');
const { WidgetChunksPlugin, widgetChunks, widgetLayer } = require('./scripts/build/widget-chunks');
const { ManifestPlugin } = require('./scripts/build/manifest-plugin');
const { restoreReleases } = require('./scripts/build/releases');
const { completedFolder, isInstalled, projectFolder } = require('./model-json/core/site/site-folders');
const { builtFolder, chosenSite, siteConfig } = require('./scripts/chosen-site');

/** What the editor's library says in languages that no author of ours reads: a fifth of the editor's script. */
const OTHER_WORDS = /[\\/]intl[\\/][\w-]+[\\/](?!(?:en-US|de-DE|fr-FR|es-ES)\.)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Size limit in bytes of brotli for a search widget without React. File paths alone change the size by some 20 bytes. */
const widgetBudgets = { 'search-banner': 12_000, 'search-box': 12_000, 'filter-list': 18_300 };

const source = path.resolve(__dirname, 'ui.frontend/src');
const site = chosenSite();
const { features } = siteConfig(site);
const hasSearch = features.includes('search');
const built = builtFolder(site);
const clientlibs = path.join(built, 'clientlibs');

const resources = path.join(clientlibs, 'clientlib-site/resources');
const releases = path.join(built, 'ui.apps/releases');

/** From earlier releases: cached pages and open tabs still request them. */
const kept = restoreReleases(releases, resources);

/** Where AEM serves `resources/` of the clientlib from, since its node has `allowProxy`. */
const publicPath = `/etc.clientlibs/${site}/clientlibs/clientlib-site/resources/`;

/** Below `resources/`: files for authors only, so that neither build removes the other's. */
const AUTHORS = 'authors/';

const fonts = (emit, folder = '') => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: `${folder}fonts/[name].[contenthash:8][ext]`, emit },
});

/** Of the packages only ourselves, where a project has installed us, and the project's completed site. */
const isOfOthers = (file) =>
  /[\\/]node_modules[\\/]/.test(file) &&
  ![__dirname, completedFolder].some(
    (folder) => file.startsWith(folder + path.sep) && !file.includes('node_modules', folder.length),
  );

const scripts = {
  test: /\.tsx?$/,
  exclude: isOfOthers,
  loader: require.resolve('./scripts/build/transpile-loader'),
};

/**
 * Bundles visitors' search widgets separately from the authors' application, although both use the same files: webpack only
 * concatenates modules that are in the same chunks.
 */
const widgetScripts = {
  test: /[\\/](?:widgets[\\/](?:search-banner|search-box|filter-list)[\\/](?:search-banner|search-box|filter-list)|Search\.island)\.tsx?$/,
  layer: widgetLayer,
};

/** Names without effects: what a chunk does not use of them it does not get. */
const names = {
  test: [
    /[\\/]shared[\\/]addresses[\\/]app\.ts$|[\\/]sites[\\/][\w-]+[\\/]app\.ts$/,
    path.join(__dirname, 'api'),
  ],
  sideEffects: false,
};

/** `@use 'theme'`, `'fonts'` and `'result-lists'` resolve to the chosen site's. */
const styles = isInstalled
  ? [path.join(projectFolder, 'styles'), `${source}/sites/plain/styles`]
  : [`${source}/sites/${site}/styles`];
const sassOptions = { loadPaths: styles };
const sassLoader = {
  loader: 'sass-loader',
  options: { api: 'modern-compiler', additionalData: `$app-id: '${site}';\n`, sassOptions },
};
const compressedSass = {
  ...sassLoader,
  options: { ...sassLoader.options, sassOptions: { ...sassOptions, style: 'compressed' } },
};
const stylesAsText = { loader: 'css-loader', options: { exportType: 'string' } };

/** Styles that a chunk has with it as text: `adoptSheet` applies them. */
const CHUNK_STYLES = /\.chunk\.scss$/;

/** The texts of authors in each language but English: a script of its own that their pages load before the application. */
const words = isInstalled
  ? path.join(completedFolder, 'server/author-words')
  : path.resolve(__dirname, 'model-json/sites', site, 'author-words');
const authorWords = Object.fromEntries(
  readdirSync(words)
    .filter((file) => file !== 'index.ts')
    .map((file) => [`author-words-${path.basename(file, '.ts')}`, path.join(words, file)])
    .map(([name, file]) => [
      name,
      { import: file, library: { type: 'window', name: 'authorWords', export: 'spoken' } },
    ]),
);

/** Our budgets are for our own components and the versions in our lock file. */
const isMeasured = (mode) => mode === 'production' && !isInstalled;

/** A missing export fails the build instead of the page. */
const strict = { javascript: { exportsPresence: 'error' } };

/** `#site/…` and `#app` resolve to the chosen site's. */
const resolve = { extensions: ['.tsx', '.ts', '.js'], conditionNames: [site, '...'] };

/**
 * A bundle for browsers: hashed files below the clientlib's resources.
 *
 * @param folder its own below the resources; '' for all that is in no other
 * @param keep names of files that are not this build's
 * @param budgets bytes of brotli by entry
 */
const browser = (mode, { name, uniqueName, folder, keep, manifest, entry, budgets, plugins }) => ({
  name,
  mode,
  target: ['web', 'es2020'],
  entry,
  devtool: mode === 'production' ? false : 'source-map',
  output: {
    path: resources,
    publicPath,
    filename: `${folder}[name].[contenthash:8].js`,
    chunkFilename: `${folder}chunks/[id].[contenthash:8].js`,
    chunkLoadTimeout: 120000,
    uniqueName,
    // Scripts are UTF-8 by their media type.
    charset: false,
    clean: { keep },
  },
  resolve,
  module: {
    parser: strict,
    rules: [
      scripts,
      names,
      widgetScripts,
      fonts(true, folder),
      {
        test: /\.scss$/,
        exclude: CHUNK_STYLES,
        use: [MiniCssExtractPlugin.loader, 'css-loader', sassLoader],
      },
      { test: CHUNK_STYLES, use: [stylesAsText, compressedSass] },
      // The editor's library includes its own.
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  experiments: { layers: true },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    splitChunks: {
      // The authors' application uses the filter list's view, too; visitors get it in one chunk.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'filter-list',
      cacheGroups: widgetChunks(source),
    },
    minimizer: [
      new MinimizerPlugin({
        minify: { path: require.resolve('./scripts/build/minify'), export: 'minify' },
        minimizerOptions: { terser: { compress: { passes: 2 } }, esbuild: { target: 'es2020' } },
      }),
      new CssMinimizerPlugin({ exclude: /^authors\/editor/ }),
      // Spectrum uses calc() functions that the calc optimiser does not support.
      new CssMinimizerPlugin({
        include: /^authors\/editor/,
        minimizerOptions: { preset: ['default', { calc: false }] },
      }),
    ],
  },
  plugins: [
    new webpack.NormalModuleReplacementPlugin(OTHER_WORDS, 'data:text/javascript,export default {}'),
    new MiniCssExtractPlugin({
      filename: ({ chunk }) =>
        chunk.name === 'search-widgets' ? '[name].v1.css' : `${folder}[name].[contenthash:8].css`,
      chunkFilename: `${folder}[id].css`,
    }),
    new ManifestPlugin(manifest),
    ...plugins,
    ...(isMeasured(mode) ? [new BudgetPlugin({ entries: budgets, island: 3000 })] : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});

/** What visitors' pages load, in AEM too; and the application that draws a page in the browser. */
const visitors = (mode) =>
  browser(mode, {
    name: 'visitors',
    uniqueName: site,
    folder: '',
    keep: (name) => kept.has(name) || name.startsWith(AUTHORS),
    entry: {
      site: `${source}/core/entries/site.ts`,
      spa: `${source}/core/entries/spa.tsx`,
      styles: `${source}/core/styles/all.ts`,
      // Third-party pages reference it: its address is stable, and its number is that of its API.
      ...(hasSearch && {
        'search-widgets': {
          import: `${source}/features/search/entries/search-widgets.ts`,
          filename: 'search-widgets.v1.js',
          library: { name: [site, 'search'], type: 'window' },
        },
      }),
    },
    budgets: { site: 4500, ...(hasSearch && { 'search-widgets': 4500 }) },
    manifest: { file: path.join(clientlibs, 'manifest.json'), releases },
    plugins: hasSearch ? [new WidgetChunksPlugin({ budgets: isMeasured(mode) ? widgetBudgets : {} })] : [],
  });

/** The local editor and consoles. AEM has its own. Half of a build's time, which no visitor waits for. */
const authors = (mode) =>
  browser(mode, {
    name: 'authors',
    uniqueName: `${site}-authors`,
    folder: AUTHORS,
    keep: (name) => !name.startsWith(AUTHORS),
    manifest: { file: path.join(clientlibs, 'authors.json') },
    entry: {
      messaging: `${source}/core/entries/messaging.ts`,
      editor: `${source}/core/entries/editor.tsx`,
      console: `${source}/core/entries/console.tsx`,
      ...authorWords,
    },
    budgets: { console: 90_000, editor: 260_000 },
    plugins: [],
  });

/** The server bundle for rendering pages in Node: every component, with its CSS as text. */
const node = (mode) => ({
  name: 'node',
  mode,
  target: 'node20',
  entry: { server: `${source}/core/entries/server.ts` },
  devtool: false,
  output: {
    path: path.join(built, 'dist'),
    publicPath,
    filename: '[name].js',
    library: { type: 'commonjs2' },
  },
  resolve,
  module: {
    // Node would turn font addresses into file: URLs; pages need the public path.
    parser: { javascript: { ...strict.javascript, url: 'relative' } },
    rules: [
      scripts,
      fonts(false),
      {
        test: /\.scss$/,
        use: [stylesAsText, compressedSass],
      },
    ],
  },
  optimization: { minimize: false, nodeEnv: 'production' },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // The base has styles that every page needs for print, forced colours and low windows. The largest component is a
    // product: all its sections are on one page, among them reasons, a chart and an exploded drawing.
    ...(isMeasured(mode) ? [new StyleBudgetPlugin({ base: 3550, component: 3450 })] : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});

module.exports = (_env, { mode = 'production' } = {}) => [visitors(mode), authors(mode), node(mode)];
