const { brotliCompressSync } = require('node:zlib');
const path = require('node:path');

/** What the search widgets share, each in its own chunk: configuration, service client, field with suggestions. */
const shared = ['config', 'service', 'combobox'];
const widgets = ['search-banner', 'search-box', 'filter-list'];
const framework = 'react';

/** The webpack layer of visitors' search widgets. */
const widgetLayer = 'widgets';

const isIn = (folder) => (module) => module.nameForCondition?.()?.startsWith(folder + path.sep) ?? false;

/** webpack's cache groups: the shared chunks, and React separate from the one widget that uses it. */
const widgetChunks = (source) => ({
  ...Object.fromEntries(
    shared.map((name) => [
      `search-${name}`,
      {
        name: `search-${name}`,
        layer: widgetLayer,
        test: isIn(path.join(source, 'features/search/widgets/shared', name)),
        chunks: 'async',
        enforce: true,
        priority: 20,
      },
    ]),
  ),
  [framework]: {
    name: framework,
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    chunks: ({ name }) => name === 'filter-list',
    enforce: true,
    priority: 20,
  },
});

/** A widget loads its own chunk and the three shared ones, possibly React: anything else fails the build. */
class WidgetChunksPlugin {
  /**
   * @param {{ budgets: Record<string, number> }} options bytes of brotli that each widget may load in addition to React; if
   * missing, unlimited
   */
  constructor({ budgets }) {
    this.budgets = budgets;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('WidgetChunksPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'WidgetChunksPlugin', stage }, () => {
        for (const fault of faultsOf(chunksOf(compilation), this.budgets)) {
          compilation.errors.push(new compilation.compiler.webpack.WebpackError(fault));
        }
      });
    });
  }
}

/** Each widget's chunks with their sizes: `{ 'search-box': { 'search-config': 900, … } }`. */
function chunksOf(compilation) {
  const weigh = (chunk) =>
    [...chunk.files]
      .map((file) => brotliCompressSync(compilation.getAsset(file).source.buffer()).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  return Object.fromEntries(
    widgets.map((widget) => {
      const chunks = compilation.namedChunkGroups.get(widget)?.chunks ?? [];
      return [
        widget,
        Object.fromEntries(chunks.map((chunk) => [chunk.name ?? `number ${chunk.id}`, weigh(chunk)])),
      ];
    }),
  );
}

/** What is wrong, one line each. */
function faultsOf(chunks, budgets) {
  return Object.entries(chunks).flatMap(([widget, weights]) => {
    const names = Object.keys(weights).filter((name) => name !== framework);
    const wanted = [widget, ...shared.map((name) => `search-${name}`)];
    const faults = [];
    if (names.sort().join() !== [...wanted].sort().join())
      faults.push(
        `${widget} loads the chunks ${names.join(', ') || 'none'}; it should load ${wanted.join(', ')}`,
      );
    const bytes = names.reduce((sum, name) => sum + weights[name], 0);
    if (bytes > budgets[widget])
      faults.push(
        `${widget} loads ${bytes} bytes of brotli in addition to React; its budget is ${budgets[widget]}`,
      );
    return faults;
  });
}

module.exports = { WidgetChunksPlugin, widgetChunks, widgetLayer, faultsOf };
