const { esbuildMinify, terserMinify } = require('minimizer-webpack-plugin');

/** Characters. Visitors' scripts are smaller; what only authors load is several times as large. */
const MANY = 400_000;

/**
 * A minimizer of `minimizer-webpack-plugin`, by the path of this module. Terser gives the smallest files but takes most of a
 * build's time: it is used for what visitors load, and esbuild for the rest.
 */
async function minify(files, map, { esbuild, terser, ...given }, extractComments) {
  const [text] = Object.values(files);
  if (text.length > MANY) return esbuildMinify(files, map, { ...given, ...esbuild });
  return terserMinify(files, map, { ...given, ...terser }, extractComments);
}

module.exports = { minify };
