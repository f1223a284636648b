/** Where experience fragments are, in a folder for each site. */
export const FRAGMENTS_ROOT = '/content/experience-fragments';

/** The template of every experience fragment in AEM: a page around its variations. */
export const FRAGMENT_TEMPLATE = '/libs/cq/experience-fragments/components/experiencefragment/template';

/** The name of a fragment's first variation. */
export const MASTER_VARIATION = 'master';
