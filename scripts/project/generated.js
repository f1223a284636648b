const { existsSync } = require('node:fs');
const path = require('node:path');
const { completedFolder, projectFolder, sourceFolder } = require('../../model-json/core/site/site-folders');
const { isFresh, mark } = require('../build/stamp');

const stamp = path.join(completedFolder, 'stamp.json');
const inside = (folder, name) => path.relative(projectFolder, path.join(folder, name));

/** What generated files follow from. */
const inputs = () => [
  ...['site.config.ts', 'components', 'site', 'themes'].filter((name) =>
    existsSync(path.join(projectFolder, name)),
  ),
  inside(sourceFolder, 'package.json'),
];

/** Whether the generated files are those of the project's files as they are. */
const isGenerated = () =>
  isFresh(stamp, [
    inside(completedFolder, 'browser/components.ts'),
    inside(completedFolder, 'browser/dialogs.ts'),
  ]);

/** @param {number} began when they began to be generated */
const markGenerated = (began) => mark(stamp, inputs(), began);

module.exports = { isGenerated, markGenerated };
