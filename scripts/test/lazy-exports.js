/**
 * Jest transform for the index of a package that Parcel has bundled, which requires all components at once. With it each is
 * required when it is first used: most tests use few of the hundred.
 */
module.exports = {
  process(text) {
    const files = new Map();
    const rest = text.replace(/^var ([\w$]+) = require\(("[^"]+")\);$/gm, (_, name, file) => {
      files.set(name, file);
      return '';
    });
    const code = rest.replace(/\breturn ([\w$]+)\./g, (whole, name) =>
      files.has(name) ? `return require(${files.get(name)}).` : whole,
    );
    return { code };
  },
};
