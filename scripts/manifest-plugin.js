const fs = require('node:fs');
const path = require('node:path');

/**
 * Writes which files each entry starts with and every file of the build, with addresses as a page uses them:
 * `{ entrypoints: { site: ["/etc.clientlibs/…/site.1a2b3c4d.js"] }, files: [...] }`.
 */
class ManifestPlugin {
  constructor({ file }) {
    this.file = file;
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
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(`${this.file}.new`, JSON.stringify({ entrypoints, files }, null, 2));
      fs.renameSync(`${this.file}.new`, this.file);
    });
  }
}

module.exports = { ManifestPlugin };
