import type { Registry } from '../../Exporter';

/** The catalogue's components. */
export const commerceExporters: Registry = {};
