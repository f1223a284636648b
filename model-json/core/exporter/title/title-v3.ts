import type { Exporter } from '../Exporter';
import { titleModel } from './title-v1';

/** Title v3: the link as an object only. */
export const titleV3: Exporter = titleModel(() => ({}));
