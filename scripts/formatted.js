const { readFileSync } = require('node:fs');
const path = require('node:path');
const { isInstalled } = require('../model-json/core/site/site-folders');

/** Code as the formatter writes it: how long its lines are depends on the names in it. @param file says its language */
async function formatted(file, text) {
  // A project need not format as we do, and nobody reads what is generated there.
  if (isInstalled) return text;
  // It has no CommonJS entry.
  const { format } = await import('oxfmt');
  const { ignorePatterns: _ignored, ...options } = JSON.parse(
    readFileSync(path.resolve(__dirname, '../.oxfmtrc.json'), 'utf8'),
  );
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}

module.exports = { formatted };
