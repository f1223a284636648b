const fs = require('node:fs');
const path = require('node:path');
const { recordGenerations } = require('./generations');

/**
 * Writes a manifest of each entry's initial files and of all files of the build, with addresses as a page uses them: `{
 * entrypoints: { site: ["/etc.clientlibs/…/site.1a2b3c4d.js"] }, files: [...] }`. Lists the releases whose files are next to
 * it, too (`generations.js`).
 */
class ManifestPlugin {
  /** @param {{ file: string, releases?: string }} options the manifest; the folder of the releases, if files of them are kept */
  constructor({ file, releases }) {
    this.file = file;
    this.releases = releases;
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
      if (this.releases !== undefined) recordGenerations(folder, manifest, this.releases);
    });
  }
}

module.exports = { ManifestPlugin };
