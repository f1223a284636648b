import { APP_ID } from '../../../shared/addresses/app';
import { LAUNCHES } from '../../../shared/addresses/launches';
import { SECTIONS_ROOT } from '../../../shared/addresses/sections';
import { TAGS_ROOT } from '../../../shared/addresses/tags';

const PROJECTS = [APP_ID, `${APP_ID}-library`];

/** The pages, assets, fragments and tags of a site in AEM. */
const CONTENT_ROOTS = PROJECTS.flatMap((project) => [
  `/content/${project}`,
  `/content/dam/${project}`,
  `/content/experience-fragments/${project}`,
  `${TAGS_ROOT}/${project}`,
]);

/** The parts of a site in AEM. Templates and policies that visitors cannot read there come from the checkout. */
export const SITE_ROOTS: readonly string[] = [...CONTENT_ROOTS, `/conf/${APP_ID}`];

/** All that authors of a site change: also its sections, and releases, which AEM keeps together for all sites. */
export const AUTHOR_ROOTS: readonly string[] = [
  ...CONTENT_ROOTS,
  ...PROJECTS.flatMap((project) => [`/conf/${project}`, `${SECTIONS_ROOT}/${project}`]),
  LAUNCHES,
];
