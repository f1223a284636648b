const { brotliCompressSync, constants } = require('node:zlib');
const path = require('node:path');

/**
 * Prints the compressed size (brotli) of each script and style sheet, a rough one for those without a budget, and fails a production build if visitors' scripts
 * exceed their budget: bytes are easy to add and hard to remove.
 */
class BudgetPlugin {
  /** @param {{ entries: Record<string, number>, island: number }} budgets bytes of brotli, per entry and for each island */
  constructor(budgets) {
    this.budgets = budgets;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('BudgetPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BudgetPlugin', stage }, () => this.check(compilation));
    });
  }

  check(compilation) {
    const rows = [...compilation.chunks].flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => {
          const name = chunk.name ?? nameOf(compilation, chunk);
          const budget = file.endsWith('.css') ? undefined : this.budgetOf(chunk.name, name);
          const bytes = weigh(compilation.getAsset(file).source.buffer(), budget === undefined);
          return { file, name, bytes, budget };
        }),
    );
    console.log(table(rows));
    for (const { file, name, bytes, budget } of rows) {
      if (budget === undefined || bytes <= budget) continue;
      const text = `${file} (${name}) is ${bytes} bytes of brotli; its budget is ${budget}`;
      compilation.errors.push(new compilation.compiler.webpack.WebpackError(text));
    }
  }

  budgetOf(entry, name) {
    if (entry) return this.budgets.entries[entry];
    return name.endsWith('.island') ? this.budgets.island : undefined;
  }
}

/** Quality of brotli for a rough size: the best one takes ten seconds for the editor. */
const ROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bytes of brotli. @param isRough for files without a budget: some 10% more than they really have */
const weigh = (bytes, isRough) => brotliCompressSync(bytes, isRough ? ROUGH : {}).length;

/** Names a numbered chunk after the source file that it was split at. */
function nameOf(compilation, chunk) {
  const [root] = compilation.chunkGraph.getChunkRootModules(chunk);
  const file = root?.nameForCondition?.() ?? '';
  return path.basename(file).replace(/\.\w+$/, '') || 'shared';
}

const table = (rows) =>
  rows
    .sort((a, b) => a.bytes - b.bytes)
    .map(
      ({ file, name, bytes, budget = '' }) =>
        `${String(bytes).padStart(7)} ${String(budget).padStart(6)}  ${name.padEnd(28)} ${file}`,
    )
    .join('\n');

module.exports = { BudgetPlugin, table };
