import { componentType } from '../../../../shared/addresses/app';
import { modelSearch } from './model-search';

const cookieBanner = componentType('cookiebanner');

/** Whether a page's model has a cookie banner: then there is a choice of cookies to come back to. */
export const asksConsent = modelSearch((model) => ':type' in model && model[':type'] === cookieBanner);
