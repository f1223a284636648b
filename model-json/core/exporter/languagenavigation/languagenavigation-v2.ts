import type { Exporter } from '../Exporter';
import { languageNavigation } from './languagenavigation-v1';

/** Language navigation v2: links as objects. */
export const languageNavigationV2: Exporter = languageNavigation('link');
