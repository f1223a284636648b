import { componentType } from '../../../../shared/addresses/app';
import { modelSearch } from './model-search';

const cookieBanner = componentType('cookiebanner');

/** Whether a page has a cookie banner, so that visitors can change their choice later. */
export const asksConsent = modelSearch((model) => ':type' in model && model[':type'] === cookieBanner);
