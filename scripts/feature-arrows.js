const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Which features each feature may use, by what stands in the other's `api` folder; those that are not named use none.
 * No circle can be in it: `tests/style/feature-arrows.test.ts`. The search and the documents are for any site: they use none.
 */
const mayUse = {
  catalogue: ['documents', 'forms', 'markets', 'search'],
  dealers: ['geography'],
  sizing: ['catalogue'],
};

const root = path.resolve(__dirname, '..');
const sides = ['model-json', 'ui.frontend/src'];

/** All features, of either side of HTTP. */
const features = [
  ...new Set(
    sides
      .map((side) => path.join(root, side, 'features'))
      .filter(existsSync)
      .flatMap((folder) => readdirSync(folder)),
  ),
].sort();

/** What a feature must not import of the features of one side, with what it may: for `import-x/no-restricted-paths`. */
const featureArrows = sides.flatMap((side) =>
  features.flatMap((name) => {
    const used = mayUse[name] ?? [];
    return sides.map((other) => ({
      target: `./${side}/features/${name}`,
      from: `./${other}/features`,
      except: [`./${name}`, ...used.map((each) => `./${each}/api`)],
      message: `${name} may use ${used.map((each) => `${each}/api`).join(', ') || 'no other feature'} (scripts/feature-arrows.js).`,
    }));
  }),
);

module.exports = { featureArrows, features, mayUse, sides };
