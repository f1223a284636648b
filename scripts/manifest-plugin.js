const fs = require('node:fs');
const path = require('node:path');
const { pruneGenerations, recordGeneration } = require('./generations');

/**
 * Writes which files each entry starts with and every file of the build, with addresses as a page uses them:
 * `{ entrypoints: { site: ["/etc.clientlibs/…/site.1a2b3c4d.js"] }, files: [...] }`.
 * A build to be deployed is also listed among those whose files stay (`generations.js`).
 */
class ManifestPlugin {
  constructor({ file, isDeployed }) {
    this.file = file;
    this.isDeployed = isDeployed;
  }

  apply(compiler) {
    compiler.hooks.done.tap('ManifestPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const address = (name) => compilation.outputOptions.publicPath + name;
      const entrypoints = Object.fromEntries(
        [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles().map(address)]),
      );
      const files = compilation
        .getAssets()
        .map(({ name }) => address(name))
        .sort();
      const manifest = { entrypoints, files };
      const folder = path.dirname(this.file);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(`${this.file}.new`, JSON.stringify(manifest, null, 2));
      fs.renameSync(`${this.file}.new`, this.file);
      if (!this.isDeployed) return;
      recordGeneration(folder, manifest);
      pruneGenerations(folder);
    });
  }
}

module.exports = { ManifestPlugin };
