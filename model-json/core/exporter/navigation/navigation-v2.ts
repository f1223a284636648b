import type { Exporter } from '../Exporter';
import { navigation } from './navigation-v1';

/** Navigation v2: links as objects. */
export const navigationV2: Exporter = navigation('link');
