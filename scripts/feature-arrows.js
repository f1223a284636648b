const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * The features that each feature may use, through the other's `api` folder; features not listed use none. There must be
 * no cycle: `tests/style/feature-arrows.test.ts`. Search and documents are for any site, so they use none.
 */
const mayUse = {
  calculators: ['catalogue', 'markets', 'sizing'],
  catalogue: ['documents', 'forms', 'markets', 'search'],
  configurator: ['catalogue', 'documents'],
  dealers: ['geography'],
  exchange: ['catalogue', 'documents'],
  sizing: ['catalogue'],
};

const root = path.resolve(__dirname, '..');
const sides = ['model-json', 'shared', 'ui.frontend/src'];

/** All features, on both sides of HTTP and below them. */
const features = [
  ...new Set(
    sides
      .map((side) => path.join(root, side, 'features'))
      .filter(existsSync)
      .flatMap((folder) => readdirSync(folder)),
  ),
].sort();

/** The features on one side that a feature must not import, and the exceptions: for `import-x/no-restricted-paths`. */
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
