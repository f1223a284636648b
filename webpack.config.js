const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { BudgetPlugin } = require('./scripts/build/budget-plugin');
const { StyleBudgetPlugin } = require('./scripts/build/style-budget-plugin');
const { WidgetChunksPlugin, widgetChunks, widgetLayer } = require('./scripts/build/widget-chunks');
const { ManifestPlugin } = require('./scripts/build/manifest-plugin');
const { restoreReleases } = require('./scripts/build/releases');
const { builtFolder, chosenSite, siteConfig } = require('./scripts/chosen-site');

/** Bytes of brotli that a search widget may load beside React. Where files lie alone changes them by some 20. */
const widgetBudgets = { 'search-banner': 12_000, 'search-box': 12_000, 'filter-list': 17_850 };

const source = path.resolve(__dirname, 'ui.frontend/src');
const site = chosenSite();
const { features } = siteConfig(site);
const hasSearch = features.includes('search');
const built = builtFolder(site);
const clientlibs = path.join(built, 'clientlibs');

const resources = path.join(clientlibs, 'clientlib-site/resources');
const releases = path.join(built, 'ui.apps/releases');

/** Of earlier releases: pages in caches and open tabs still ask for them. */
const kept = restoreReleases(releases, resources);

/** Where AEM serves `resources/` of the clientlib from (CONTRACT: proxied client libraries). */
const publicPath = `/etc.clientlibs/${site}/clientlibs/clientlib-site/resources/`;

const fonts = (emit) => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit },
});

const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false, module: 'esnext' } },
  },
};

/**
 * What visitors' search widgets run is apart from what the authors' application runs of the same files: webpack joins
 * modules into one only where all of them go the same way.
 */
const widgetScripts = {
  test: /[\\/](?:widgets[\\/](?:search-banner|search-box|filter-list)[\\/](?:search-banner|search-box|filter-list)|Search\.island)\.tsx?$/,
  layer: widgetLayer,
};

/** `@use 'theme'`, `'fonts'` and `'result-lists'` are the chosen site's. */
const sassOptions = { loadPaths: [`${source}/sites/${site}/styles`] };
const sassLoader = {
  loader: 'sass-loader',
  options: { api: 'modern', additionalData: `$app-id: '${site}';\n`, sassOptions },
};
/** An import that does not exist fails the build instead of the page. */
const strict = { javascript: { exportsPresence: 'error' } };

/** `#site/…` and `#app` are the chosen site's. */
const resolve = { extensions: ['.tsx', '.ts', '.js'], conditionNames: [site, '...'] };

/** What a browser runs: hashed files below the clientlib's resources. */
const browser = (mode) => ({
  name: 'browser',
  mode,
  target: ['web', 'es2020'],
  entry: {
    site: `${source}/core/entries/site.ts`,
    spa: `${source}/core/entries/spa.tsx`,
    messaging: `${source}/core/entries/messaging.ts`,
    editor: `${source}/core/entries/editor.tsx`,
    styles: `${source}/core/styles/all.ts`,
    // Named on pages that are not ours: its address stays, and its number is that of its API.
    ...(hasSearch && {
      'search-widgets': {
        import: `${source}/features/search/entries/search-widgets.ts`,
        filename: 'search-widgets.v1.js',
        library: { name: [site, 'search'], type: 'window' },
      },
    }),
  },
  devtool: mode === 'production' ? false : 'source-map',
  output: {
    path: resources,
    publicPath,
    filename: '[name].[contenthash:8].js',
    chunkFilename: 'chunks/[id].[contenthash:8].js',
    chunkLoadTimeout: 120000,
    uniqueName: site,
    clean: { keep: (name) => kept.has(name) },
  },
  resolve,
  module: {
    parser: strict,
    rules: [
      scripts,
      widgetScripts,
      fonts(true),
      { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, 'css-loader', sassLoader] },
      // The editor's library brings its own.
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  experiments: { layers: true },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    splitChunks: {
      // The filter list's view belongs to the authors' application, too; visitors get it in one piece.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'filter-list',
      cacheGroups: widgetChunks(source),
    },
    minimizer: [
      '...',
      new CssMinimizerPlugin({ exclude: /^editor/ }),
      // Spectrum's calc() has functions that the optimiser of sums does not know.
      new CssMinimizerPlugin({
        include: /^editor/,
        minimizerOptions: { preset: ['default', { calc: false }] },
      }),
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: ({ chunk }) =>
        chunk.name === 'search-widgets' ? '[name].v1.css' : '[name].[contenthash:8].css',
    }),
    new ManifestPlugin({ file: path.join(clientlibs, 'manifest.json'), releases }),
    ...(hasSearch ? [new WidgetChunksPlugin({ budgets: mode === 'production' ? widgetBudgets : {} })] : []),
    ...(mode === 'production'
      ? [
          new BudgetPlugin({
            entries: { site: 4500, ...(hasSearch && { 'search-widgets': 4500 }) },
            island: 3000,
          }),
        ]
      : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});

/** What Node runs to draw a page: every component, each one's CSS as text. */
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
    // Node would make file: addresses of the fonts; a page wants the public path.
    parser: { javascript: { ...strict.javascript, url: 'relative' } },
    rules: [
      scripts,
      fonts(false),
      {
        test: /\.scss$/,
        use: [
          { loader: 'css-loader', options: { exportType: 'string' } },
          {
            ...sassLoader,
            options: { ...sassLoader.options, sassOptions: { ...sassOptions, style: 'compressed' } },
          },
        ],
      },
    ],
  },
  optimization: { minimize: false, nodeEnv: 'production' },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // The base has what paper, forced colours and low windows need of every page.
    ...(mode === 'production' ? [new StyleBudgetPlugin({ base: 3550, component: 3000 })] : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});

module.exports = (_env, { mode = 'production' } = {}) => [browser(mode), node(mode)];
