const path = require('node:path');
const { completedFolder, sourceFolder } = require('../../model-json/core/site/site-folders');
const { exports: entries = {} } = require('../../package.json');

/**
 * The file that a project's import of `ventora` names.
 *
 * @param {string} specifier `ventora/exporter`
 * @returns {string | undefined} absolute; undefined if it is no entry point
 */
function entryFile(specifier) {
  const entry = entries[specifier.replace(/^ventora/, '.')];
  return entry && path.join(sourceFolder, typeof entry === 'string' ? entry : entry.default);
}

/**
 * For esbuild in a project, where packages stay external: the two that are TypeScript are not. `#site-server/…` is in
 * the completed site, and `ventora/…` is ourselves.
 */
const bundledPackages = {
  name: 'bundled-packages',
  setup(build) {
    build.onResolve({ filter: /^#(?:app|site|site-server)(?:\/|$)/ }, ({ path: specifier }) => {
      const { imports } = require('../../package.json');
      const [name] = specifier.split('/');
      const target =
        imports[specifier] ?? imports[`${name}/*`].replace('*', specifier.slice(name.length + 1));
      return { path: path.join(path.dirname(completedFolder), target) };
    });
    build.onResolve({ filter: /^ventora(?:\/|$)/ }, ({ path: specifier }) => {
      const file = entryFile(specifier);
      if (file === undefined)
        return {
          errors: [
            {
              text: `"${specifier}" is no entry point of ventora; it has ${Object.keys(entries).join(', ')}`,
            },
          ],
        };
      return { path: file };
    });
  },
};

module.exports = { bundledPackages };
