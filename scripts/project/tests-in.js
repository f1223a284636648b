const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @param {string} folder of a project @returns {string[]} its tests, from the folder */
const testsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|data|content$|dam$)/.test(entry.name))
    .flatMap(({ name }) =>
      readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/${file}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();

module.exports = { testsIn };
