const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { table } = require('./budget-plugin');

/** Prints the size (brotli) of each component's styles, as the renderer puts them into a page, and fails a build if one exceeds its budget. */
class StyleBudgetPlugin {
  /** @param {{ base: number, component: number }} budgets bytes of brotli */
  constructor(budgets) {
    this.budgets = budgets;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('StyleBudgetPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const bundle = path.join(compiler.outputPath, 'server.js');
      delete require.cache[bundle];
      const rows = [...require(bundle).stylesheets].map(([name, css]) => ({
        name,
        bytes: brotliCompressSync(css).length,
        budget: name === 'base' ? this.budgets.base : this.budgets.component,
        file: 'styles in the page',
      }));
      console.log(table(rows));
      for (const { name, bytes, budget } of rows) {
        if (bytes <= budget) continue;
        const text = `the styles of ${name} are ${bytes} bytes of brotli; their budget is ${budget}`;
        compilation.errors.push(new compiler.webpack.WebpackError(text));
      }
    });
  }
}

module.exports = { StyleBudgetPlugin };
