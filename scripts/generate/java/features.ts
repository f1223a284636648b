import { config } from '#site-server/site.config';

/** Where Maven reads which features' Java the bundle has. */
export const bundlePom = 'ui.apps/core/pom.xml';

/** That file with the features of the chosen site. */
export const withSiteFeatures = (pom: string): string =>
  pom.replace(
    /(<site\.features>)[^<]*(?=<)/,
    (_whole, start: string) => start + [...config.features].sort().join('|'),
  );

/** Whether a file of the bundle belongs to a feature that the site does not use. */
export function isOfOtherFeature(file: string): boolean {
  const [, feature] = /\bcore\/src\/.*\/features\/(\w+)\//.exec(file) ?? [];
  return feature !== undefined && !config.features.includes(feature);
}
