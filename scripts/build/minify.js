const { esbuildMinify, terserMinify } = require('minimizer-webpack-plugin');

/** Below the clientlib's resources: what only authors load. */
const AUTHORS = 'authors/';

/** Characters. Visitors' scripts are smaller; the application that draws whole pages in AEM's editor is several times as large. */
const MANY = 400_000;

/**
 * A minimizer of `minimizer-webpack-plugin`, by the path of this module. Terser gives the smallest files but takes most of a
 * build's time: it is used for what visitors load, and esbuild for the rest.
 */
async function minify(files, map, { esbuild, terser, ...given }, extractComments) {
  const [[file, text]] = Object.entries(files);
  const isForAuthors = file.startsWith(AUTHORS) || text.length > MANY;
  return isForAuthors
    ? esbuildMinify(files, map, { ...given, ...esbuild })
    : terserMinify(files, map, { ...given, ...terser }, extractComments);
}

module.exports = { minify };
